#include "server/names.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "server/table/setup.h"

namespace mehen::server {

namespace {

constexpr Text bad_length = {"A name has 1 to 24 characters and no control characters.",
                             "Imię ma od 1 do 24 znaków i żadnych znaków sterujących.",
                             "Un nome ha da 1 a 24 caratteri e nessun carattere di controllo."};
constexpr Text unseen = {
    "This name holds characters that cannot be seen or that turn the writing around; use letters, digits and signs.",
    "To imię zawiera znaki, których nie widać albo które odwracają pismo; użyj liter, cyfr i zwykłych znaków.",
    "Questo nome contiene caratteri invisibili o che invertono la scrittura; usa lettere, cifre e segni."};
constexpr Text nothing_to_see = {"A name needs at least one letter, digit or sign that can be seen.",
                                 "Imię musi mieć choć jedną widoczną literę, cyfrę lub znak.",
                                 "Un nome deve avere almeno una lettera, una cifra o un segno visibile."};
constexpr Text like_a_bot = {"Only bots are called like this, so that everybody knows who plays; choose another name.",
                             "Tak nazywają się tylko boty, by każdy wiedział, kto gra; wybierz inne imię.",
                             "Così si chiamano solo i bot, perché tutti sappiano chi gioca; scegli un altro nome."};

constexpr std::size_t longest_name = 24;

struct Range {
    char32_t first;
    char32_t last;
};

bool within(char32_t c, std::span<const Range> ranges) {
    return std::any_of(ranges.begin(), ranges.end(), [c](Range each) { return c >= each.first && c <= each.last; });
}

constexpr Range controls[] = {{0, 0x1F}, {0x7F, 0x9F}};
// Nothing to be seen, or only for programs, or they turn the direction of what follows, outside the name as well.
constexpr Range invisible[] = {
    {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},     {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
    {0x200B, 0x200B},   {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164},
    {0xD800, 0xF8FF},   {0xFE00, 0xFE0D},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}};
// What joins emoji and letters is fine beside something that can be seen; so are marks above letters, and blanks.
constexpr Range unseen_alone[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x300, 0x36F},   {0x1680, 0x1680},
                                  {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x2000, 0x200A}, {0x200C, 0x200D},
                                  {0x202F, 0x202F}, {0x205F, 0x205F}, {0x20D0, 0x20FF}, {0x3000, 0x3000},
                                  {0xFE0E, 0xFE0F}, {0xFE20, 0xFE2F}};
// Of these, what is dropped when a name is compared; blanks part words.
constexpr Range marks[] = {{0x300, 0x36F},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200C, 0x200D},
                           {0x20D0, 0x20FF}, {0xFE0E, 0xFE0F}, {0xFE20, 0xFE2F}};

// UTF-8 that was checked when it was read as JSON.
std::u32string characters_of(std::string_view utf8) {
    std::u32string all;
    for (const char each : utf8) {
        const auto byte = static_cast<unsigned char>(each);
        if ((byte & 0xC0U) == 0x80U && !all.empty())
            all.back() = all.back() << 6U | (byte & 0x3FU);
        else if (byte < 0x80)
            all += byte;
        else
            all += byte & (byte < 0xE0 ? 0x1FU : byte < 0xF0 ? 0x0FU : 0x07U);
    }
    return all;
}

// Letters that look like Latin ones, and below them those; letters in the order of an alphabet, and accented ones,
// follow. Cyrillic, Greek, Latin of other shapes and what looks like it, digits.
constexpr std::u32string_view look_alikes =
    U"БбАаВвЬьЕеІіКкМмНнОоРрСсТтУуХхЅѕгпԁӏ"
    U"ΑαΒβΕεΖΗΙιΚκΜΝΟοΡρΤτΥΧχ"
    U"ƀƁƅɃɓʙɵᴏᴛᵇᵒᵗℬℴȯօՕᗷⵔǒțȚḃḅọṭ"
    U"03";
constexpr std::string_view looked_like =
    "bbaabbbbeeiikkmmhhooppccttyyxxssrndl"
    "aabbeezhiikkmnooppttyxx"
    "bbbbbbootbotbooooboottbbot"
    "oe";
static_assert(look_alikes.size() == looked_like.size());

// Alphabets of twenty-six, or twice that, in a row.
constexpr Range alphabets[] = {{'A', 'Z'},         {'a', 'z'},         {0xFF21, 0xFF3A},   {0xFF41, 0xFF5A},
                               {0x249C, 0x24B5},   {0x24B6, 0x24CF},   {0x24D0, 0x24E9},   {0x1D400, 0x1D6A3},
                               {0x1F130, 0x1F149}, {0x1F150, 0x1F169}, {0x1F170, 0x1F189}, {0x1F1E6, 0x1F1FF}};

// U+00C0 to U+017F without what is above, below and through them.
constexpr std::string_view accented =
    "aaaaaaaceeeeiiiidnooooo ouuuuyps"
    "aaaaaaaceeeeiiiidnooooo ouuuuypy"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrsssssssstttttt"
    "uuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(accented.size() == 0x180 - 0xC0);

// The small Latin letter that somebody reads there; a blank for anything else.
char as_read(char32_t c) {
    for (const Range& row : alphabets)
        if (c >= row.first && c <= row.last) return static_cast<char>('a' + (c - row.first) % 26);
    if (const std::size_t at = look_alikes.find(c); at != std::u32string_view::npos) return looked_like[at];
    return c >= 0xC0 && c < 0x180 ? accented[c - 0xC0] : ' ';
}

std::string as_read(const std::u32string& characters) {
    std::string letters;
    for (const char32_t c : characters)
        if (!within(c, marks)) letters += as_read(c);
    return letters;
}

std::string without_blanks(std::string letters) {
    std::erase(letters, ' ');
    return letters;
}

// As it reads at a glance: I, l and 1 are one stroke, r beside n is an m, two v are a w.
std::string at_a_glance(std::string letters) {
    const auto replace = [&](std::string_view what, std::string_view with) {
        for (std::size_t at = 0; (at = letters.find(what, at)) != std::string::npos; at += with.size())
            letters.replace(at, what.size(), with);
    };
    replace("l", "i");
    replace("rn", "m");
    replace("vv", "w");
    return letters;
}

// The name of a bot, whatever strokes it is drawn with.
bool reads_like_a_name_of_bots(const std::u32string& characters) {
    std::u32string strokes = characters;
    for (char32_t& c : strokes)
        if (c == U'1' || c == U'|') c = U'i';
    for (const std::u32string& each : {characters, strokes}) {
        const std::string whole = at_a_glance(without_blanks(as_read(each)));
        for (const std::string_view name : names_of_bots())
            if (whole == at_a_glance(without_blanks(as_read(characters_of(name))))) return true;
    }
    return false;
}

// "bot" as a word of its own, or with a level, however it is spaced, in any language; or the name of one.
bool reads_like_a_bot(const std::u32string& characters) {
    if (reads_like_a_name_of_bots(characters)) return true;
    constexpr std::array<std::string_view, 3> bot_words = {"bot", "bots", "boty"};
    const std::string letters = as_read(characters);
    const std::string whole = without_blanks(letters);
    const auto letters_of = [](std::string_view text) { return without_blanks(as_read(characters_of(text))); };
    for (const std::string_view bot : bot_words) {
        const std::vector<std::string_view> words = split_words(letters);
        if (whole == bot || std::find(words.begin(), words.end(), bot) != words.end()) return true;
        for (const std::string_view level : levels())
            for (std::size_t i = 0; i < language_count; ++i) {
                const std::string name = letters_of(level_name(level, static_cast<Language>(i)));
                if (whole == std::string(bot) + name || whole == name + std::string(bot)) return true;
                if (whole == letters_of(bot_title(level, static_cast<Language>(i)))) return true;
            }
    }
    return false;
}

}  // namespace

Message problem_with_name(std::string_view name) {
    const std::u32string characters = characters_of(name);
    const auto any = [&](std::span<const Range> ranges) {
        return std::any_of(characters.begin(), characters.end(), [&](char32_t c) { return within(c, ranges); });
    };
    if (characters.empty() || characters.size() > longest_name || any(controls)) return Message(bad_length);
    if (any(invisible)) return Message(unseen);
    if (std::all_of(characters.begin(), characters.end(), [](char32_t c) { return within(c, unseen_alone); }))
        return Message(nothing_to_see);
    return reads_like_a_bot(characters) ? Message(like_a_bot) : Message();
}

}  // namespace mehen::server
