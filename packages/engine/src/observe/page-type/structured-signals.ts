import type { PageType } from '@liftmark/contract/page-types';
import type { StructuredItem } from '../facts.ts';

/** Types of schema.org by the page they describe, with the points of a page that declares one. */
const DECLARED: [PageType, number, string][] = [
  ['ecommerce-product', 4, 'Product ProductGroup ProductModel IndividualProduct'],
  ['ecommerce-product', 2.5, 'Book Audiobook Vehicle Car Motorcycle'],
  ['ecommerce-category', 2, 'ItemList CollectionPage'],
  ['ecommerce-category', 3, 'OnlineStore Store Florist'],
  ['saas', 2, 'SoftwareApplication WebApplication WebAPI'],
  ['app', 5, 'MobileApplication VideoGame'],
  ['course', 5, 'Course CourseInstance EducationalOccupationalProgram'],
  [
    'course',
    3,
    'EducationalOrganization School Preschool ElementarySchool MiddleSchool HighSchool CollegeOrUniversity',
  ],
  ['nonprofit', 5, 'NGO DonateAction'],
  [
    'nonprofit',
    4,
    `Church CatholicChurch PlaceOfWorship Mosque Synagogue HinduTemple BuddhistTemple SportsClub AnimalShelter
    PoliticalParty FireStation`,
  ],
  [
    'hospitality',
    5,
    `Restaurant FastFoodRestaurant FoodEstablishment CafeOrCoffeeShop BarOrPub Bakery IceCreamShop Winery Brewery
    Distillery Menu Hotel HotelRoom Suite Motel Hostel Resort SkiResort LodgingBusiness BedAndBreakfast Campground
    RVPark VacationRental ApartmentComplex`,
  ],
  [
    'event',
    5,
    `Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent EventSeries ExhibitionEvent Festival
    FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent
    VisualArtsEvent`,
  ],
  [
    'article',
    5,
    `Article AdvertiserContentArticle NewsArticle OpinionNewsArticle BlogPosting LiveBlogPosting TechArticle
    ScholarlyArticle Report Recipe`,
  ],
  // Shops and clubs declare themselves so, too.
  ['service', 2, 'LocalBusiness Service'],
  [
    'service',
    4,
    `Dentist Attorney Notary Locksmith Plumber Electrician HousePainter HVACBusiness
    HomeAndConstructionBusiness AutomotiveBusiness AutoDealer AutoRental AutoWash TireShop AutoBodyShop
    MotorcycleDealer MedicalBusiness Physician Hospital Pharmacy Optician VeterinaryCare Physiotherapy Midwifery
    Nursing Psychiatric DietNutrition HealthAndBeautyBusiness DaySpa HealthClub ExerciseGym TattooParlor
    SportsActivityLocation ChildCare DryCleaningOrLaundry EntertainmentBusiness RealEstateAgent MovingCompany
    SelfStorage RecyclingCenter ProfessionalService`,
  ],
  ['portfolio', 4, 'MusicGroup MusicAlbum'],
  ['portfolio', 2, 'Person ProfilePage VisualArtwork'],
  ['checkout', 6, 'CheckoutPage'],
];

/** How names end of which the vocabulary has very many, and people make up more. */
const ENDINGS: [RegExp, PageType, number][] = [
  [/(Service|Agency|Repair|Salon|Contractor|Clinic)$/, 'service', 4],
  [/(Store|[a-z]Shop)$/, 'ecommerce-category', 3],
];

const BY_NAME = new Map(
  DECLARED.flatMap(([type, points, names]) =>
    names.split(/\s+/).map((name): [string, { type: PageType; points: number }] => [name, { type, points }]),
  ),
);

/** Adds points for what structured data declares the page to be about; each type of page counts once. */
export function addDeclared(
  structured: readonly StructuredItem[],
  add: (type: PageType, points: number) => void,
): void {
  const most = new Map<PageType, number>();
  for (const item of structured) {
    const declared = item.mentioned ? undefined : declaredBy(item.type);
    if (declared) most.set(declared.type, Math.max(declared.points, most.get(declared.type) ?? 0));
  }
  for (const [type, points] of most) add(type, points);
}

/** Whether structured data declares the page to be about something of this type. */
export function isDeclared(structured: readonly StructuredItem[], type: PageType): boolean {
  return structured.some((item) => !item.mentioned && declaredBy(item.type)?.type === type);
}

function declaredBy(name: string): { type: PageType; points: number } | undefined {
  const known = BY_NAME.get(name);
  if (known) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(name));
  return ending && { type: ending[1], points: ending[2] };
}
