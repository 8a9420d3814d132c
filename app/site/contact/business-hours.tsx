/** Section 2 of the specification. */
const hours = [
  { days: "Monday to Friday", times: "9am-5pm" },
  { days: "Saturday", times: "10am-2pm" },
  { days: "Sunday", times: "Closed" },
];

export function BusinessHours() {
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
