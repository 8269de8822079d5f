// Sentences: questions.
#include "games/kemet/game.h"
#include "games/kemet/questions/asks.h"
#include "games/kemet/words/asking.h"
#include "games/kemet/words/words.h"

namespace mehen::kemet {

namespace {

constexpr Text ask_free_tile = {"Which level-1 tile do you take for free?", "Którą płytkę poziomu 1 bierzesz za darmo?",
                                "Quale tessera di livello 1 prendi gratis?"};
constexpr Text ask_free_level = {"A free level: which pyramid do you raise?",
                                 "Poziom za darmo: którą piramidę wznosisz?",
                                 "Un livello gratuito: quale piramide elevi?"};
constexpr Text ask_units = {"Where do you place units? Up to {0} more.",
                            "Gdzie umieszczasz jednostki? Jeszcze najwyżej {0}.",
                            "Dove metti delle unità? Al massimo ancora {0}."};
constexpr Text ask_answer_card = {"Do you answer the card that was played?", "Czy odpowiadasz na zagraną kartę?",
                                  "Rispondi alla carta giocata?"};
constexpr Text ask_on_entry = {"A rival's troop enters your area: do you play a card?",
                               "Wrogi oddział wchodzi na twój obszar: czy zagrywasz kartę?",
                               "Una truppa avversaria entra nella tua area: giochi una carta?"};
constexpr Text ask_escape = {"Where does your troop escape to?", "Dokąd ucieka twój oddział?",
                             "Dove fugge la tua truppa?"};
constexpr Text ask_sanctuary = {"Sanctuary: do you remove {0} {0:unit|units} there for 1 VP?",
                                "Sanktuarium: czy usuwasz stamtąd {0} {0:jednostkę|jednostki|jednostek} za 1 PZ?",
                                "Santuario: rimuovi lì {0} unità per 1 PV?"};
constexpr Text ask_delta = {"Delta temple: do you remove 1 unit there for {0} PP?",
                            "Świątynia w Delcie: czy usuwasz stamtąd 1 jednostkę za {0} PM?",
                            "Tempio del Delta: rimuovi lì 1 unità per {0} PP?"};
constexpr Text ask_veterans_prayer = {"How many veteran tokens do you give up, for 1 PP each?",
                                      "Ile żetonów weterana oddajesz, każdy za 1 PM?",
                                      "Quanti segnalini veterano cedi, ognuno per 1 PP?"};
constexpr Text ask_veterans_cards = {"How many veteran tokens do you give up, two for each DI card?",
                                     "Ile żetonów weterana oddajesz: karta BI za każde dwa?",
                                     "Quanti segnalini veterano cedi: una carta ID ogni due?"};
constexpr Text ask_veterans_units = {"How many veteran tokens do you give up, for 1 unit each?",
                                     "Ile żetonów weterana oddajesz, każdy za 1 jednostkę?",
                                     "Quanti segnalini veterano cedi, ognuno per 1 unità?"};

const AskRow& council_row(const View& view) {
    for (std::size_t side = 0; side < view.sides.size(); ++side) {
        if (view.sides[side] != view.seat || view.council[side].played == none) continue;
        const bool one_left = view.size[view.seat].battle_cards < 2;
        return row_of(view.council[side].discarded == none && !one_left ? AskPart::council_discard
                                                                        : AskPart::council_add);
    }
    return row_of(AskKind::council);
}

// The row of the open question, as the viewer is asked it.
const AskRow& row_of(const View& view) {
    const auto kind = static_cast<AskKind>(view.flow.ask.kind);
    if (kind == AskKind::turn && is_lone(view, view.seat)) return row_of(AskPart::lone_turn);
    if (kind == AskKind::council) return council_row(view);
    const auto buying = asking<Buy>(view);
    const bool new_creature = kind == AskKind::buy && buying && buying->step == Buy::Step::creature;
    return new_creature ? row_of(AskPart::new_creature) : row_of(kind);
}

const Text& window_question(const View& view) {
    const auto frame = asking<Window>(view);
    if (frame && frame->when == When::after_card) return ask_answer_card;
    if (frame && frame->when == When::on_entry) return ask_on_entry;
    return row_of(AskKind::window).words;
}

const Text& veterans_question(const View& view) {
    const auto frame = asking<Night>(view);
    if (frame && frame->step == Night::Step::veteran_cards) return ask_veterans_cards;
    if (frame && frame->step == Night::Step::veteran_units) return ask_veterans_units;
    return ask_veterans_prayer;
}

}  // namespace

std::string_view Kemet::ask_id(const View& view) {
    return row_of(view).id;
}

std::string Kemet::question(const Rules& rules, const View& view, Language language) {
    const AskRow& row = row_of(view);
    if (rules.allied())
        if (std::string words = pact_question(rules, view, language); !words.empty()) return words;
    switch (row.kind) {
        case AskKind::buy: {
            const auto frame = asking<Buy>(view);
            const bool free = frame && frame->step != Buy::Step::creature && frame->free_tile != 0;
            return say(free ? ask_free_tile : row.words, language);
        }
        case AskKind::window: return say(window_question(view), language);
        case AskKind::veterans: return say(veterans_question(view), language);
        case AskKind::raise: {
            const auto frame = asking<Raise>(view);
            return say(frame && frame->free_level != 0 ? ask_free_level : row.words, language);
        }
        case AskKind::place_units: {
            const auto frame = asking<PlaceUnits>(view);
            return frame ? say(ask_units, language, frame->left) : say(row.words, language);
        }
        case AskKind::retreat_to: return say(asking<MoveTroop>(view) ? ask_escape : row.words, language);
        case AskKind::sacrifice:
            return asks_at_sanctuary(rules, view) ? say(ask_sanctuary, language, rules.set.sanctuary_units)
                                                  : say(ask_delta, language, delta_income(rules));
        case AskKind::none:
        case AskKind::draw_colour:
        case AskKind::draw_order:
        case AskKind::draw_card:
        case AskKind::draw_tile:
        case AskKind::which_battle:
        case AskKind::creature_home:
        case AskKind::show_di:
        case AskKind::city:
        case AskKind::pyramid:
        case AskKind::deploy:
        case AskKind::turn:
        case AskKind::more_tokens:
        case AskKind::which_first:
        case AskKind::give_up_card:
        case AskKind::recruit:
        case AskKind::march:
        case AskKind::go_on:
        case AskKind::where:
        case AskKind::target:
        case AskKind::take_card:
        case AskKind::council:
        case AskKind::show_card:
        case AskKind::pay_cards:
        case AskKind::wound:
        case AskKind::snare:
        case AskKind::loser:
        case AskKind::winner:
        case AskKind::keep_card:
        case AskKind::discard_card:
        case AskKind::night_tile:
        case AskKind::order:
        case AskKind::place_in_order:
        case AskKind::draw_lone:
        case AskKind::draw_power:
        case AskKind::draw_prayer:
        case AskKind::build_temple:
        case AskKind::next_member:
        case AskKind::pay_ceremony:
        case AskKind::choose_power:
        case AskKind::hand_over:
        case AskKind::companions:
        case AskKind::fighter:
        case AskKind::casualty:
        case AskKind::share:
        case AskKind::seize_card:
        case AskKind::seize_at:
        case AskKind::seize_march:
        case AskKind::destroy:
        case AskKind::second_march:
        case AskKind::assault_cards:
        case AskKind::first_battle:
        case AskKind::steal_from:
        case AskKind::draw_theft: break;
    }
    return say(row.words, language);
}

}  // namespace mehen::kemet
