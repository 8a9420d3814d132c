// A lens over a certificate: under the glass the seal is larger, and its thread can be counted.
import * as K from "./kit.mjs";
import { paint } from "./paints.mjs";
const { Scene, HOURS, pen, poly, rect, circ } = K;

const green = "#14574A";
const deepGreen = "#0C3A33";

function ground(s) {
  s.f(green, rect(0, 0, 900, 600));
  const phulkari =
    `<path fill="#226B58" d="M40 4l17 17-17 17-17-17zM0 44l17 17L0 78zM80 44L63 61l17 17z"/>` +
    `<path fill="#3C8A6C" d="M40 12l9 9-9 9-9-9zM0 52l9 9-9 9zM80 52l-9 9 9 9z"/>` +
    `<path stroke="#3C8A6C" stroke-width="2.6" d="M8 12l8 8M72 12l-8 8M32 53l-8 8M48 53l8 8"/>`;
  s.raw(`<rect width="900" height="600" fill="${s.pat("ph", 80, 80, phulkari)}"/>`);
  s.fade(deepGreen, rect(0, 0, 900, 600), 600, 120, { N: 100, o: 0.6, w: 2.2 });
}

function rosette(s, x, y, radius, petals, colour) {
  let d = "";
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * Math.PI * 2;
    d += pen()
      .m(0, 0)
      .c3(-radius * 0.16, -radius * 0.5, -radius * 0.2, -radius, 0, -radius)
      .c3(radius * 0.2, -radius, radius * 0.16, -radius * 0.5, 0, 0)
      .z()
      .t((u, v) => [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)])
      .fine();
  }
  s.f(colour, d);
}

function seal(s, x, y) {
  s.f(paint.brick, poly(x - 26, y + 14, x - 2, y + 24, x - 12, y + 88, x - 27, y + 72, x - 46, y + 80));
  s.f(paint.maroon, poly(x + 26, y + 14, x + 2, y + 24, x + 10, y + 90, x + 25, y + 73, x + 46, y + 78));
  let edge = "";
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    const r = i % 2 ? 46 : 52;
    edge += `${i ? "L" : "M"}${K.R1(x + Math.cos(a) * r)} ${K.R1(y + Math.sin(a) * r)}`;
  }
  s.f(paint.maroon, `${edge}z`);
  s.f(paint.brick, circ(x - 1.5, y - 1.5, 43));
  s.s(paint.sand, 1.6, circ(x, y, 37), 0.95, ' stroke-dasharray="1.2 4.2"');
  rosette(s, x, y, 30, 12, "#D4452F");
  s.f(paint.marigold, circ(x, y, 15));
  s.s(paint.ink, 4, `M${x - 7} ${y}l5 6 9-11`, 0, ' stroke-linejoin="round"');
}

function stamp(s, x, y) {
  s.group(`transform="translate(${x} ${y})rotate(-14)" opacity=".85"`, () => {
    s.s(paint.indigo, 4, circ(0, 0, 46));
    s.s(paint.indigo, 2, circ(0, 0, 28));
    s.s(paint.indigo, 7, circ(0, 0, 37), 0, ' stroke-dasharray="7 4 3 4 9 5" stroke-linecap="butt"');
    K.compass(s, 0, 0, 23, paint.indigo, "#5867AE");
  });
}

// Drawn upright around its own middle; it is used twice, on the table and larger under the glass.
function certificate(s) {
  s.f(paint.paper, rect(-270, -200, 540, 400));
  s.f("#EAD3A0", poly(270, -200, 270, 200, 258, 200, 258, -200));
  s.f("#EAD3A0", rect(-270, 190, 540, 10));
  s.s(paint.leaf, 5, rect(-250, -180, 500, 360));
  const temple = `<path fill="${paint.rust}" d="M10 0l10 15H0z"/>`;
  s.raw(
    `<g transform="translate(-240 -170)"><rect width="480" height="15" fill="${s.pat("tm", 20, 15, temple)}"/></g>`,
  );
  s.raw(`<g transform="matrix(1 0 0 -1 -240 170)"><rect width="480" height="15" fill="url(#tm)"/></g>`);
  s.f(paint.sand, K.arch(-46, -60, 92, 84, "cusp"));
  s.f(paint.leaf, K.arch(-36, -60, 72, 70, "cusp"));
  K.compass(s, 0, -88, 24, paint.marigold, "#FFCF66");
  s.f(paint.ink, rect(-150, -40, 300, 13));
  s.s("#7FA9A0", 6, "M-196-4H196M-196 18H196M-150 40H150");
  s.s(paint.ink, 3, "M-60 128c10-34 22-36 18-8-3 20 12-34 22-26 8 8-8 24 6 20s10-18 22-12 4 14 22 6");
  s.s("#7FA9A0", 3, "M-70 142H60");
  stamp(s, -160, 102);
  seal(s, 168, 86);
}

function lens(s, x, y, radius) {
  s.f("#0A2E28", circ(x + 26, y + 30, radius + 12), 0.34);
  s.d.push(`<clipPath id="gl"><path d="${circ(x, y, radius)}"/></clipPath>`);
  s.f("#FFF8E6", circ(x, y, radius));
  s.raw(
    `<g clip-path="url(#gl)"><use href="#ce" transform="translate(${x} ${y})rotate(-5)scale(2.05)translate(-166 -84)"/></g>`,
  );
  s.f(
    "#CFE6DC",
    pen()
      .m(x - radius, y)
      .c3(x - radius, y - 70, x - 70, y - radius, x, y - radius)
      .c3(x - 40, y - radius * 0.8, x - radius * 0.8, y - 40, x - radius, y)
      .z(),
    0.75,
  );
  s.s(paint.darkBrass, 20, circ(x, y, radius + 4));
  s.s(paint.brass, 20, circ(x - 2, y - 2, radius + 4), 0, "");
  s.s(
    "#F0C565",
    5,
    `M${x - radius - 6} ${y + 20}C${x - radius - 10} ${y - 60} ${x - 70} ${y - radius - 8} ${x + 16} ${y - radius - 6}`,
  );
}

function table(s) {
  s.f(paint.maroon, rect(0, 540, 900, 60));
  s.f(paint.marigold, rect(0, 540, 900, 5));
  const floss =
    `<path fill="${paint.marigold}" d="M30 4l20 17-20 17L10 21z"/><path fill="${paint.rust}" d="M30 12l11 9-11 9-11-9z"/>` +
    `<path fill="${paint.paper}" d="M0 12l7 9-7 9zM60 12l-7 9 7 9z"/>`;
  s.raw(`<g transform="translate(0 553)"><rect width="900" height="42" fill="${s.pat("fl", 60, 42, floss)}"/></g>`);
}

function handle(s, x, y) {
  s.f("#0A2E28", poly(x + 30, y + 70, x + 58, y + 44, 930, 660, 870, 690), 0.36);
  s.group(`transform="translate(${x} ${y})rotate(42)"`, () => {
    s.f(paint.darkBrass, rect(0, -16, 46, 32));
    s.f(paint.brass, rect(0, -16, 46, 19));
    s.f(paint.darkWood, pen().m(40, -23).q(150, -32, 300, -24).l(300, 26).q(150, 34, 40, 23).z());
    s.f(paint.wood, pen().m(40, -23).q(150, -32, 300, -24).l(300, 2).q(150, 4, 40, 2).z());
    s.f(paint.marigold, `${rect(62, -24, 9, 48)}${rect(82, -25, 5, 50)}`);
  });
}

function approvals() {
  const s = new Scene(900, 600, { ...HOURS.noon, cream: paint.paper }, 503, -1);
  ground(s);
  s.sym("ce", () => certificate(s));
  s.f(
    "#0A2E28",
    rect(-250, -176, 560, 404).t((u, v) => [424 + u * 0.996 + v * 0.087, 282 - u * 0.087 + v * 0.996]),
    0.4,
  );
  s.raw('<use href="#ce" transform="translate(412 268)rotate(-5)"/>');
  table(s);
  handle(s, 700, 446);
  lens(s, 604, 346, 132);
  K.person(s, 60, 540, 92, "sari", paint.brick, paint.marigold, { shadow: 0 });
  K.person(s, 104, 540, 92, "kurta", paint.paper, paint.brick, { shadow: 0 });
  return s.grain(0.45);
}

export default { "article-approvals": approvals };
