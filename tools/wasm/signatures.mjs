// Prints the signatures of every game as the WebAssembly module computes them, in the form of tests/signatures.txt:
//     node tools/wasm/signatures.mjs build/wasm/mehen-wasm.wasm
import { readFile } from "node:fs/promises";

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error("usage: node tools/wasm/signatures.mjs MODULE.wasm");
  process.exit(2);
}

// The engine needs nothing from its host. What the C library may ask for in an emergency is answered with "no".
const noSystemCall = 52; // ENOSYS
const module = await WebAssembly.compile(await readFile(path));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = name === "proc_exit"
    ? (code) => { throw new Error(`the module stopped with status ${code}`); }
    : () => noSystemCall;
}
const { exports: mehen } = await WebAssembly.instantiate(module, imports);
mehen._initialize?.();

const buffer = mehen.mehen_buffer();
const capacity = mehen.mehen_buffer_size();
function text(length) {
  if (length === 0) throw new Error("the module gave no text");
  return new TextDecoder().decode(new Uint8Array(mehen.memory.buffer, buffer, length));
}

for (let game = 0; game < mehen.mehen_game_count(); ++game) {
  const id = text(mehen.mehen_game_id(game, buffer, capacity));
  for (let seats = mehen.mehen_min_seats(game); seats <= mehen.mehen_max_seats(game); ++seats) {
    console.log(`${id} ${seats} ${text(mehen.mehen_signature(game, seats, buffer, capacity))}`);
  }
}
