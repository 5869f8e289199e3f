import { LIFT_BY_GRADE } from '../../content/claims.ts';
import { Unconfirmed } from '../../ui/unconfirmed.tsx';

export function LiftTable() {
  return (
    <div className="grid gap-4">
      <table className="tabular w-full max-w-120 text-ui">
        <caption className="pb-3 text-start font-medium text-ink">Average revenue lift by grade step</caption>
        <thead>
          <tr className="border-ink border-b text-ink-3 text-sm">
            <th scope="col" className="py-2 text-start font-medium">
              Step
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              Average lift
            </th>
          </tr>
        </thead>
        <tbody>
          {LIFT_BY_GRADE.map(({ step, lift }) => (
            <tr key={step} className="border-line border-b">
              <th scope="row" className="py-2 text-start font-normal">
                {step}
              </th>
              <td className="py-2 text-end text-ink">{lift}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unconfirmed />
    </div>
  );
}
