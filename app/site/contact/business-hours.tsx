import { holidaysAhead, holidayWords, hoursLines } from "#app/domain/desk-rules/hours-words.ts";
import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";

export function BusinessHours() {
  const { settings, today } = useSiteData();
  const { closed, note } = usePageWords("contact").hours;
  const office = officeHours(settings);
  const holidays = holidaysAhead(office, today).map(holidayWords);
  return (
    <>
      <table className="hours">
        <tbody>
          {hoursLines(office).map(({ days, times }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <p className="hours-note">
          {closed} {new Intl.ListFormat("en-IN").format(holidays)}.
        </p>
      )}
      {note && <p className="hours-note">{note}</p>}
    </>
  );
}
