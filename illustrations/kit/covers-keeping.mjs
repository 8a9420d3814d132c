// Keeping safe: the door of a fort, its lock, and a key whose bit is a pattern.
import * as K from "./kit.mjs";
import { band } from "./cloth.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ } = K;

function wall(s) {
  s.f("#22306B", rect(0, 0, 900, 600));
  const stones = `<path fill="#2B3B7E" d="M4 4h84v32H4zM96 4h100v32H96zM-40 44h88v32h-88zM56 44h92v32H56zM156 44h84v32h-84z"/>`;
  s.raw(`<rect width="900" height="600" fill="${s.pat("st", 200, 80, stones)}"/>`);
  s.f("#0D1531", rect(0, 0, 900, 600), 0.16);
}

function gate(s) {
  s.f("#C9562F", K.arch(176, 640, 548, 624, "cusp"));
  s.f("#F0B65A", K.arch(190, 640, 520, 606, "cusp"));
  s.f("#8E4F2C", K.arch(200, 640, 500, 594, "cusp"));
  const door = K.arch(214, 640, 472, 576, "cusp");
  s.f("#3B1D1A", door);
  const boss =
    `<path fill="#5E2F22" d="M2 2h74v74H2z"/><path fill="#4A241D" d="M2 2h74v7H2z"/><path fill="#1E0F12" d="M22 60l36 0-14-8z" opacity=".5"/>` +
    `<circle cx="40" cy="43" r="17" fill="#2A1414" opacity=".6"/><circle cx="38" cy="39" r="16" fill="${paint.darkBrass}"/><path fill="${paint.brass}" d="M38 20l11 19-11 17-11-17z"/><path fill="#F0C565" d="M38 20v36L27 39z"/>`;
  s.raw(`<path d="${door}" fill="${s.pat("bs", 78, 78, boss, "translate(21 12)")}"/>`);
  s.f("#1B0D10", rect(444, 72, 12, 528));
  s.f("#F0C565", rect(444, 72, 3, 528), 0.5);
  s.f("#0D1531", pen().m(214, 600).l(214, 250).c3(240, 150, 330, 110, 450, 64).c3(380, 150, 300, 200, 290, 600).z(), 0.25);
}

function torches(s) {
  for (const x of [74, 840]) {
    s.f("#3A4890", circ(x, 262, 104), 0.55);
    s.f("#5A5C8C", circ(x, 262, 66), 0.6);
    s.f(paint.darkBrass, poly(x - 16, 306, x + 16, 306, x + 7, 392, x - 7, 392));
    s.f(paint.brass, poly(x - 16, 306, x, 306, x, 392, x - 7, 392));
    s.f(paint.brass, pen().m(x - 28, 300).l(x + 28, 300).q(x + 22, 322, x, 322).q(x - 22, 322, x - 28, 300).z());
    s.f("#E0702A", pen().m(x, 206).c3(x + 30, 244, x + 30, 276, x + 16, 300).l(x - 16, 300).c3(x - 32, 276, x - 20, 250, x, 206).z());
    s.f(paint.marigold, pen().m(x - 1, 240).c3(x + 16, 264, x + 16, 284, x + 9, 300).l(x - 9, 300).c3(x - 18, 284, x - 12, 262, x - 1, 240).z());
    s.f("#FDEBB8", pen().m(x, 272).q(x + 9, 286, x + 4, 300).l(x - 5, 300).q(x - 9, 288, x, 272).z());
  }
}

function padlock(s) {
  const [x, y] = [450, 356];
  s.f("#0D0A14", pen().m(x - 116, y - 60).l(x + 150, y - 60).c3(x + 180, y + 30, x + 140, y + 160, x + 26, y + 184).c3(x - 100, y + 160, x - 130, y + 20, x - 116, y - 60).z(), 0.45);
  // Shackle through the two rings of the door.
  s.f(paint.darkBrass, `${rect(x - 96, y - 196, 36, 40)}${rect(x + 60, y - 196, 36, 40)}`);
  s.s("#5C6880", 34, `M${x - 76} ${y - 40}V${y - 108}C${x - 76} ${y - 208} ${x + 76} ${y - 208} ${x + 76} ${y - 108}V${y - 40}`);
  s.s("#A9B4C4", 14, `M${x - 82} ${y - 40}V${y - 108}C${x - 80} ${y - 200} ${x + 30} ${y - 214} ${x + 62} ${y - 152}`);
  const body = pen().m(x - 132, y - 64).q(x, y - 88, x + 132, y - 64).c3(x + 158, y + 30, x + 118, y + 140, x, y + 172).c3(x - 118, y + 140, x - 158, y + 30, x - 132, y - 64).z();
  s.f(paint.darkBrass, body.t((a, b) => [a + 6, b + 8]));
  s.f(paint.brass, body);
  s.f("#A8701A", pen().m(x + 20, y - 74).q(x + 90, y - 72, x + 132, y - 64).c3(x + 158, y + 30, x + 118, y + 140, x, y + 172).c3(x + 70, y + 110, x + 70, y + 10, x + 20, y - 74).z());
  s.s("#F0C565", 5, `M${x - 116} ${y - 48}Q${x} ${y - 70} ${x + 116} ${y - 48}C${x + 134} ${y + 30} ${x + 100} ${y + 122} ${x} ${y + 152}C${x - 100} ${y + 122} ${x - 134} ${y + 30} ${x - 116} ${y - 48}`, 0, ' stroke-dasharray=".1 13"');
  // Petals around the keyhole.
  const petal = s.sym("pt", () => {
    s.f("#F0C565", "M0-44C22-60 22-86 0-104Z");
    s.f(paint.darkBrass, "M0-44C-22-60-22-86 0-104Z");
  });
  for (let i = 0; i < 8; i++) s.use(petal, x, y + 34, 0.92, 0.92, i * 45);
  s.f(paint.darkBrass, circ(x, y + 34, 42));
  s.f("#1B0D10", circ(x, y + 34, 37));
  s.f("#FDEBB8", `${circ(x, y + 24, 15)}${poly(x - 7, y + 28, x + 7, y + 28, x + 15, y + 62, x - 15, y + 62)}`);
}

function key(s) {
  s.group('transform="translate(716 338)rotate(10)"', () => {
    s.f("#0D0A14", `${rect(-2, -60, 34, 280)}${circ(16, -116, 66)}`, 0.35);
    s.raw(`<path fill="#E9B85A" fill-rule="evenodd" d="${circ(0, -124, 62)}${circ(0, -124, 34)}"/>`);
    s.raw(`<path fill="${paint.brass}" fill-rule="evenodd" d="${pen().m(0, -186).c3(34, -186, 62, -158, 62, -124).c3(62, -90, 34, -62, 0, -62).l(0, -90).c3(19, -90, 34, -105, 34, -124).c3(34, -143, 19, -158, 0, -158).z()}"/>`);
    s.f(paint.brick, circ(0, -124, 13));
    s.f("#E9B85A", rect(-13, -66, 26, 276));
    s.f(paint.brass, rect(2, -66, 11, 276));
    s.f(paint.darkBrass, `${rect(-20, -56, 40, 12)}${rect(-20, -30, 40, 8)}`);
    // The bit: a pattern that only its own lock knows.
    const bit = ["11111", "10111", "11101", "01011", "11110", "10111", "11011"];
    let d = "";
    bit.forEach((row, y) => [...row].forEach((c, x) => c === "1" && (d += `M${-13 - (x + 1) * 17} ${92 + y * 17}h17v17h-17z`)));
    s.f("#E9B85A", d);
  });
}

function security() {
  const s = new Scene(900, 600, { ...HOURS.night, cream: paint.paper }, 741, -1);
  wall(s);
  torches(s);
  gate(s);
  padlock(s);
  const step = `<path fill="#F3D9A4" d="M30 7l16 19-16 19-16-19z"/><path fill="${paint.indigo}" d="M30 15l9 11-9 11-9-11z"/><path fill="${paint.marigold}" d="M0 18l7 8-7 8zM60 18l-7 8 7 8z"/>`;
  band(s, "sb", { y: 548, h: 52, ground: "#5A1A22", body: step, unit: 60 });
  key(s);
  K.person(s, 300, 550, 108, "student", paint.marigold, paint.brick, { shadow: 0 });
  K.person(s, 244, 552, 104, "sari", paint.leaf, paint.paper, { shadow: 0 });
  return s.grain(0.4);
}

export default { "cover-security": security };
