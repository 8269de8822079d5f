#include "cli/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

// NOLINTBEGIN(cppcoreguidelines-no-malloc): this is the heap itself
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables): a heap has no owner to keep its count

namespace {

std::atomic<std::uint64_t> count{0};

void* counted(std::size_t size) {
    count.fetch_add(1, std::memory_order_relaxed);
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    std::abort();  // out of memory: nothing sensible is left to do
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace mehen::cli {

std::uint64_t allocations() {
    return count.load(std::memory_order_relaxed);
}

}  // namespace mehen::cli
