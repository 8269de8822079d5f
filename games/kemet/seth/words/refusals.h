// The words for the reasons of PactReason.
#pragma once

#include <string>

#include "core/text.h"
#include "games/kemet/box/rules.h"
#include "games/kemet/seth/reasons.h"

namespace mehen::kemet {

std::string pact_refusal_text(const Rules& rules, const Refusal& refusal, Language language);

}  // namespace mehen::kemet
