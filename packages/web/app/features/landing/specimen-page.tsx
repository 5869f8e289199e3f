/** The page of a made-up repair shop, drawn for the example. It has the faults that the notes name. */
export function SpecimenPage() {
  return (
    <>
      <rect width="1350" height="900" fill="#fbfaf7" />
      <rect width="1350" height="48" fill="#1f3a4d" />
      <text x="675" y="31" textAnchor="middle" fontSize="18" fill="#fff">
        Spring service, 20% off. Offer ends in 14:59
      </text>
      <g fill="#21303a">
        <text x="80" y="108" fontSize="26" fontWeight="700">
          Harbor Cycle Works
        </text>
        <g fontSize="17">
          <text x="760" y="106">
            Repairs
          </text>
          <text x="860" y="106">
            Bikes
          </text>
          <text x="940" y="106">
            Journal
          </text>
          <text x="1040" y="106">
            About
          </text>
          <text x="1130" y="106">
            Contact
          </text>
        </g>
        <path d="M0 140h1350" stroke="#e2e0d8" />
        <text x="80" y="270" fontSize="60" fontWeight="700">
          Passion on
        </text>
        <text x="80" y="338" fontSize="60" fontWeight="700">
          two wheels
        </text>
        <g fontSize="20" fill="#44525c">
          <text x="80" y="400">
            We service, repair and tune bicycles of every kind,
          </text>
          <text x="80" y="430">
            by appointment or while you wait.
          </text>
        </g>
        <text x="80" y="486" fontSize="17" fill="#b9bcb8">
          Price on request
        </text>
        <rect x="80" y="520" width="190" height="56" rx="4" fill="#1f3a4d" />
        <text x="175" y="555" textAnchor="middle" fontSize="18" fill="#fff" fontWeight="700">
          Submit
        </text>
      </g>
      <rect x="740" y="190" width="530" height="440" fill="#dbe3e4" />
      <g fill="none" stroke="#1f3a4d" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="880" cy="480" r="92" />
        <circle cx="1130" cy="480" r="92" />
        <path d="m880 480 62-140h130l58 140M942 340l68 140H880M1010 480l70-140M924 300h50M1064 300h38" />
      </g>
      <rect y="690" width="1350" height="210" fill="#eef0ec" />
      <g fontSize="22" fontWeight="700" fill="#21303a">
        <text x="80" y="752">
          Service
        </text>
        <text x="500" y="752">
          Wheels
        </text>
        <text x="920" y="752">
          Brakes
        </text>
      </g>
      <g fontSize="17" fill="#55636c">
        <text x="80" y="786">
          Cleaned, checked and tuned
        </text>
        <text x="500" y="786">
          Built, trued and tubeless
        </text>
        <text x="920" y="786">
          Bled, adjusted and aligned
        </text>
      </g>
    </>
  );
}
