// Sentences: questions where one god stands against an alliance, with what the position adds to them.
#include "games/kemet/game.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/seth/flow/alliance.h"
#include "games/kemet/seth/flow/assault.h"
#include "games/kemet/seth/flow/joint_move.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr Text ask_more_units = {
    "{0}: the level begun takes {1} more {1:unit|units}. Whose?",
    "{0}: zaczęty poziom wymaga jeszcze {1} {1:jednostki|jednostek|jednostek}. Czyją oddajecie teraz?",
    "{0}: il livello cominciato richiede ancora {1} unità. Di chi?"};
constexpr Text ask_anything_more = {
    "Everybody in the Alliance has acted: does it do anything more in this phase?",
    "Wszyscy gracze Przymierza już działali: czy Przymierze zrobi w tej fazie coś jeszcze?",
    "Tutta l'Alleanza ha agito: fa ancora qualcosa in questa fase?"};
constexpr Text ask_ceremony_share = {"The Great Ceremony: {1} PP are due. How much does {0} pay?",
                                     "Wielka Ceremonia: do zapłaty {1} PM. Ile płaci {0}?",
                                     "La Grande Cerimonia: sono dovuti {1} PP. Quanto paga {0}?"};
constexpr Text ask_companions = {"How many units of {0} go along?", "Ile jednostek tego gracza zabierasz: {0}?",
                                 "Quante unità di {0} porti con te?"};
constexpr Text ask_casualty = {"{0}: whose unit is lost? {1} to go.", "{0}: czyja jednostka ginie? Jeszcze {1}.",
                               "{0}: di chi è l'unità persa? Ancora {1}."};
constexpr Text ask_share = {"{1} PP are shared: how much does {0} get?", "Do podziału {1} PM: ile dostaje {0}?",
                            "Si dividono {1} PP: quanti ne riceve {0}?"};
constexpr Text ask_creature = {"Which creature do you seize, against {0}?",
                               "Przeciw: {0}. Którego potwora przejmujesz?",
                               "Di quale creatura ti impadronisci, contro {0}?"};
constexpr Text ask_prey = {"Which troop does {0} attack?", "{0}: który oddział zostanie zaatakowany?",
                           "{0}: quale truppa viene attaccata?"};
constexpr Text ask_troop = {"Which troop with units of {0} do you seize?",
                            "Przeciw: {0}. Który oddział z jednostkami tego gracza przejmujesz?",
                            "Di quale truppa con unità di {0} ti impadronisci?"};
constexpr Text ask_destroy = {"Which unit of {0} do you destroy? {1} to go.",
                              "Przeciw: {0}. Którą jednostkę niszczysz? Jeszcze {1}.",
                              "Quale unità di {0} distruggi? Ancora {1}."};
constexpr Text ask_card_there = {"Two battles: which battle card do you play here: {0}?",
                                 "Dwie walki: którą kartę walki zagrywasz tutaj: {0}?",
                                 "Due battaglie: quale carta Battaglia giochi qui: {0}?"};
constexpr Text ask_free_tile = {"Which tile do you take for free?", "Którą płytkę bierzesz za darmo?",
                                "Quale tessera prendi gratis?"};
constexpr Text ask_seized_tile = {"Which tile do you buy with the pyramids of {0}?",
                                  "Przeciw: {0}. Którą płytkę kupujesz dzięki piramidom tego gracza?",
                                  "Quale tessera acquisti con le piramidi di {0}?"};
constexpr Text ask_token = {"Do you add one more token?", "Czy dokładasz jeszcze jeden żeton?",
                            "Aggiungi un altro segnalino?"};

std::string name_of(const Rules& rules, Seat seat, Language language) {
    return Kemet::seat_name(rules, seat, language);
}

std::string phase_question(const Rules& rules, const View& view, Language language) {
    const auto frame = asking<AlliancePhase>(view);
    if (!frame) return {};
    if (is(view.flow.ask, AskKind::next_member))
        return frame->acted == members(rules, view) ? say(ask_anything_more, language) : std::string();
    if (frame->given == 0) return {};
    return say(ask_more_units, language, area_name(rules, view.pact.temple_area[frame->temple], language),
               view.pact.temple_level[frame->temple] + 1 - frame->given);
}

std::string ceremony_question(const Rules& rules, const View& view, Language language) {
    const auto frame = asking<GreatCeremony>(view);
    if (!frame) return {};
    const SeatMask waiting = ceremony_payers(rules, view) & ~frame->paid;
    return say(ask_ceremony_share, language, name_of(rules, lowest_seat(waiting), language), frame->due);
}

std::string companions_question(const Rules& rules, const View& view, Language language) {
    const auto frame = asking<Companions>(view);
    return frame ? say(ask_companions, language, name_of(rules, next_companion(view, *frame), language))
                 : std::string();
}

// What is to be chosen next for two battles; without it the question stays a plain one.
std::string assault_question(const Rules& rules, const View& view, Language language) {
    const auto frame = asking<Assault>(view);
    if (!frame || !contains(view.flow.ask.seats, view.seat)) return {};
    const TwoCouncils mine = councils_of(*frame, view.seat);
    const std::array<const Council*, 2> council = {&view.council[mine.side], &view.planned[mine.side]};
    bool discards = mine.which != 3 && view.size[view.seat].battle_cards > 1;
    for (std::size_t i = 0; i < 2; ++i) {
        if (((unsigned{mine.which} >> i) & 1U) == 0) continue;
        if (council[i]->played == none)
            return say(ask_card_there, language, area_name(rules, frame->area[i], language));
        if (council[i]->discarded != none) discards = false;
    }
    return say(row_of(discards ? AskPart::council_discard : AskPart::council_add).words, language);
}

std::string buy_question(const Rules& rules, const View& view, Language language) {
    const auto frame = asking<Buy>(view);
    if (!frame || frame->step == Buy::Step::creature) return {};
    if (frame->seized != none) return say(ask_seized_tile, language, name_of(rules, frame->seized, language));
    return frame->free_tile != 0 && !is_lone(view, frame->seat) ? say(ask_free_tile, language) : std::string();
}

// Against one member of the Alliance.
std::string takeover_question(const Rules& rules, const View& view, Language language) {
    if (const auto seize = asking<SeizeCreature>(view)) {
        if (seize->step == SeizeCreature::Step::card)
            return say(ask_creature, language, name_of(rules, seize->victim, language));
        const CreatureId creature = rules.set.creature_cards[seize->card].creature;
        return say(ask_prey, language, creature_name(rules, creature, language));
    }
    if (const auto destroy = asking<DestroyTwo>(view))
        return say(ask_destroy, language, name_of(rules, destroy->victim, language), destroy->left);
    const auto move = asking<MoveTroop>(view);
    return move ? say(ask_troop, language, name_of(rules, move->seat, language)) : std::string();
}

std::string troop_question(const Rules& rules, const View& view, Language language) {
    if (const auto losses = asking<Losses>(view))
        return say(ask_casualty, language, area_name(rules, losses->area, language), losses->left);
    const auto shares = asking<Shares>(view);
    if (!shares) return {};
    return say(ask_share, language, name_of(rules, lowest_seat(shares->members), language), shares->left);
}

}  // namespace

std::string pact_question(const Rules& rules, const View& view, Language language) {
    const auto asks = [&](AskKind kind) { return is(view.flow.ask, kind); };
    if (asks(AskKind::build_temple) || asks(AskKind::next_member)) return phase_question(rules, view, language);
    if (asks(AskKind::pay_ceremony)) return ceremony_question(rules, view, language);
    if (asks(AskKind::companions)) return companions_question(rules, view, language);
    if (asks(AskKind::casualty) || asks(AskKind::share)) return troop_question(rules, view, language);
    if (asks(AskKind::assault_cards)) return assault_question(rules, view, language);
    if (asks(AskKind::buy)) return buy_question(rules, view, language);
    if (asks(AskKind::more_tokens)) return say(ask_token, language);
    for (const AskKind kind : {AskKind::seize_card, AskKind::seize_at, AskKind::destroy, AskKind::seize_march})
        if (asks(kind)) return takeover_question(rules, view, language);
    return {};
}

}  // namespace mehen::kemet
