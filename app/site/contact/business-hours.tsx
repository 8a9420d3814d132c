import { usePageWords } from "#app/site/page-words.ts";

export function BusinessHours() {
  const { hours } = usePageWords("contact").hours;
  return (
    <table className="hours">
      <tbody>
        {hours.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
