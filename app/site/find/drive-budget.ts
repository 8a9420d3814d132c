import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

/** Keeps the slider and the typed amount equal; petals above it fold. */
export function driveBudget(place: HTMLElement): void {
  const slide = place.querySelector<HTMLInputElement>("[type=range]")!;
  const field = document.querySelector<HTMLInputElement>(".number-asked [name=budget]")!;
  const show = () => showBudget(place, slide);
  slide.addEventListener("input", () => {
    field.value = groupDigits(slide.valueAsNumber);
    show();
  });
  field.addEventListener("input", () => {
    const digits = fromIndianDigits(field.value).replaceAll(/\D/g, "");
    // Rounded down: the slider never shows more than the budget.
    slide.value = String(Math.floor(Number(digits || slide.max) / Number(slide.step)) * Number(slide.step));
    show();
  });
}

function showBudget(place: HTMLElement, slide: HTMLInputElement) {
  const steps = slide.valueAsNumber / Number(slide.step);
  let within = 0;
  for (const [step, column] of place.querySelectorAll<HTMLElement>("[data-count]").entries()) {
    column.classList.toggle("is-beyond", step >= steps);
    if (step < steps) within += Number(column.dataset["count"]);
  }
  const said = place.querySelector("output")!;
  const { all } = said.dataset;
  said.textContent = `${groupDigits(within)} of ${groupDigits(Number(all))} courses cost ₹${groupDigits(slide.valueAsNumber)} a year or less.`;
  slide.ariaValueText = `₹${groupDigits(slide.valueAsNumber)}`;
}
