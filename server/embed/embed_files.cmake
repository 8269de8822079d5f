# Run while building: writes OUT/files.S, which holds the bytes of every file of FOLDER and of its compressed copies, and
# OUT/files.cpp, which lists them in FUNCTION. An assembler takes files in as they are, at once; a C++ compiler would
# need seconds and much memory for an array of a megabyte.
file(GLOB_RECURSE paths RELATIVE ${FOLDER} ${FOLDER}/*)
list(SORT paths)
file(REMOVE_RECURSE ${OUT}/copies)
file(MAKE_DIRECTORY ${OUT}/copies)

set(assembler "    .section .rodata\n")
set(declarations "")
set(rows "")
set(number 0)

# Adds a file's bytes; `view` becomes the expression that names them.
macro(add_bytes file)
  set(symbol ${FUNCTION}_${number})
  string(APPEND assembler "    .global ${symbol}, ${symbol}_end\n${symbol}:\n    .incbin \"${file}\"\n${symbol}_end:\n")
  string(APPEND declarations "extern const char ${symbol}[], ${symbol}_end[];\n")
  set(view "{${symbol}, ${symbol}_end}")
  math(EXPR number "${number} + 1")
endmacro()

# The same for a compressed copy, unless it saves less than a tenth.
macro(add_copy file copy)
  set(view "{}")
  file(SIZE ${file} size)
  file(SIZE ${copy} copy_size)
  math(EXPR saved "(${size} - ${copy_size}) * 10")
  if(saved GREATER size)
    add_bytes(${copy})
  endif()
endmacro()

foreach(path IN LISTS paths)
  set(file ${FOLDER}/${path})
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  add_bytes(${file})
  set(row "    {\"/${path}\", \"${hash}\", ${view}")
  foreach(program gzip brotli)
    string(TOUPPER ${program} variable)
    set(view "{}")
    if(${variable})
      set(copy ${OUT}/copies/${number}.${program})
      execute_process(COMMAND ${${variable}} -9 -c ${file} OUTPUT_FILE ${copy} COMMAND_ERROR_IS_FATAL ANY)
      add_copy(${file} ${copy})
    endif()
    string(APPEND row ", ${view}")
  endforeach()
  string(APPEND rows "${row}},\n")
endforeach()

string(APPEND assembler "    .section .note.GNU-stack,\"\",%progbits\n")
file(WRITE ${OUT}/files.S "${assembler}")
file(WRITE ${OUT}/files.cpp "#include <vector>

#include \"server/net/assets.h\"

extern \"C\" {
${declarations}}

namespace mehen {

std::span<const Asset> ${FUNCTION}() {
    static const std::vector<Asset> assets = {
${rows}    };
    return assets;
}

}  // namespace mehen
")
