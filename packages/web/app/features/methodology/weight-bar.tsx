/** A weight of 0 to 10 as a number and as filled strokes. */
export function WeightBar({ weight }: { weight: number }) {
  return (
    <span className="strokes tabular" style={{ '--strokes': weight }}>
      <span className="sr-only">weight </span>
      {weight}
    </span>
  );
}
