#include "server/net/gzip.h"

#define ZLIB_CONST  // it only reads what it compresses
#include <zlib.h>

#include <stdexcept>

namespace mehen {

std::string gzip(std::string_view plain) {
    constexpr int with_gzip_header = 16 + MAX_WBITS;
    constexpr int memory_level = 8;  // the library's own
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, with_gzip_header, memory_level, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::runtime_error("no memory to compress an answer");
    const auto length = static_cast<uInt>(plain.size());
    std::string packed(deflateBound(&stream, length), '\0');
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the library's bytes have no sign
    stream.next_in = reinterpret_cast<const Bytef*>(plain.data());
    stream.avail_in = length;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): likewise
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);  // there is room for everything
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

}  // namespace mehen
