import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';

export function MeasuringPart() {
  return (
    <Part
      id="measuring"
      title="Measure"
      lead="Visits, conversions and what your changes did, by a small tag or from uploaded figures."
    >
      <Button asChild className="justify-self-start">
        <Link to="/account/measuring">See measured pages</Link>
      </Button>
    </Part>
  );
}
