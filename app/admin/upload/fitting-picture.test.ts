import { expect, onTestFinished, test, vi } from "vitest";
import { fittingPicture, isPictureFile, isTooLarge, isUnfit, whyRefused } from "./fitting-picture.ts";

const MEGABYTE = 1024 * 1024;
const file = (name: string, type = "image/jpeg", bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

/** A device that reads pictures of this size, or none at all, and has the memory to draw them, or not. */
function device(size: { width: number; height: number } | null, hasMemory = true) {
  const drawn: number[][] = [];
  const close = vi.fn();
  vi.stubGlobal("createImageBitmap", () =>
    size ? Promise.resolve({ ...size, close }) : Promise.reject(new Error("no")),
  );
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(...sides: number[]) {
        drawn.push(sides);
      }
      // White first: what a JPEG is seen through would be black.
      getContext = () => {
        const acts: string[] = [];
        return {
          fillStyle: "",
          fillRect(...box: number[]) {
            acts.push(`${this.fillStyle} ${box.join(" ")}`);
          },
          drawImage: (_picture: unknown, ...box: number[]) => expect(acts).toEqual([`#fff ${box.join(" ")}`]),
        };
      };
      convertToBlob = ({ type }: { type: string }) =>
        hasMemory ? Promise.resolve(new Blob(["drawn"], { type })) : Promise.reject(new DOMException("too large"));
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return { drawn, close };
}

test("what the server takes is sent as it is, to the last byte of eight megabytes", async () => {
  const { drawn } = device({ width: 10, height: 10 });
  const largest = file("a.jpg", "image/jpeg", 8 * MEGABYTE);
  expect([isTooLarge(largest), isUnfit(largest), whyRefused(largest)]).toEqual([false, false, undefined]);
  expect(await fittingPicture(largest)).toBe(largest);
  expect(drawn).toEqual([]);
});

test("a picture that is too large is drawn anew, no side longer than 4000, in its own shape, and let go of", async () => {
  const { drawn, close } = device({ width: 8000, height: 6000 });
  const sent = await fittingPicture(file("Holiday.final.PNG", "image/png", 8 * MEGABYTE + 1));
  expect([sent.name, sent.type]).toEqual(["Holiday.final.jpg", "image/jpeg"]);
  expect([drawn, close.mock.calls.length]).toEqual([[[4000, 3000]], 1]);
});

test("a small picture of another kind keeps its size: nothing is made larger", async () => {
  const { drawn } = device({ width: 300, height: 4001 });
  await fittingPicture(file("IMG_1.HEIC", ""));
  await fittingPicture(file("IMG_2.heif", "image/heif"));
  expect(drawn).toEqual([
    [300, 4000],
    [300, 4000],
  ]);
});

test("what this device cannot read stays as it is, and is refused with what to do", async () => {
  device(null);
  const heic = file("IMG_1.heic", "");
  expect(await fittingPicture(heic)).toBe(heic);
  expect(whyRefused(heic)).toMatch(/HEIC/);
  expect(whyRefused(file("a.jpg", "image/jpeg", 8 * MEGABYTE + 1))).toBe("Choose an image of at most 8 MB");
});

test("what this device has no memory to draw is refused, too, and let go of", async () => {
  const { close } = device({ width: 9000, height: 9000 }, false);
  const large = file("a.jpg", "image/jpeg", 8 * MEGABYTE + 1);
  expect(await fittingPicture(large)).toBe(large);
  expect(close).toHaveBeenCalledOnce();
});

test("no other file passes for a picture, whatever its name", () => {
  expect(isPictureFile(file("IMG_1.HEIF", ""))).toBe(true);
  for (const other of [file("heic.pdf", "application/pdf"), file("a.heic.txt", "text/plain"), file("image", "")])
    expect([other.name, isPictureFile(other), whyRefused(other)]).toEqual([other.name, false, "Choose an image file"]);
});
