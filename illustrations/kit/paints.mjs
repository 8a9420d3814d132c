// The brand's colours and the earth, brass and wood that go with them, for the pictures drawn in their own files.
export const paint = {
  ink: "#16213E",
  indigo: "#2B3A8C",
  marigold: "#F2A007",
  leaf: "#1F7A5C",
  brick: "#B3261E",
  maroon: "#8E1F1A",
  paper: "#FBF3E0",
  rust: "#C9562F",
  sand: "#F3D9A4",
  brass: "#C98A1F",
  darkBrass: "#8E5A14",
  wood: "#C9824A",
  darkWood: "#8E4F2C",
};
