import type { ComponentProps } from "react";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { formatDollars, readMoney } from "#app/lib/money/money.ts";
import { TextField } from "#app/ui/field.tsx";

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, "defaultValue"> {
  /** Null if unknown. */
  amount: number | null | undefined;
  currency?: keyof typeof written;
}

/** The amount in its field; the label names the currency. */
const written = { rupees: groupDigits, dollars: (amount: number) => formatDollars(amount).slice(1) };

/** A large number in groups: shown as `1,68,000`, and parsed as people write it. */
export function AmountField({ amount, currency = "rupees", ...field }: AmountFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      defaultValue={amount == null ? "" : written[currency](amount)}
      onBlur={({ currentTarget }) => (currentTarget.value = regrouped(currentTarget.value, currency))}
    />
  );
}

/** Invalid input stays as typed, since the message refers to it. */
function regrouped(text: string, currency: keyof typeof written): string {
  const amount = readMoney(text, currency);
  return Number.isNaN(amount) || /\.\d{3}/.test(text) ? text : written[currency](amount);
}
