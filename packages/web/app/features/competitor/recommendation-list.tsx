/** What the others do and the own page does not, numbered, the costliest first. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  if (recommendations.length === 0) {
    return <p>Whatever the others pass, your page passes too. There is nothing to take over from them.</p>;
  }
  return (
    <ol className="border-ink border-t">
      {recommendations.map((recommendation, index) => (
        <li
          key={recommendation}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 border-line border-b py-4 print:break-inside-avoid"
        >
          <span className="tabular text-ink-3 text-ui">{index + 1}</span>
          <p className="[overflow-wrap:anywhere]">{recommendation}</p>
        </li>
      ))}
    </ol>
  );
}
