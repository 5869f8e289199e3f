import type { Trial, TrialPicture } from '@liftmark/contract/trials';

type Pair = { before: TrialPicture | null; after: TrialPicture | null };

/** Every picture of a trial. */
export function picturesOf({ pictures }: Pick<Trial, 'pictures'>): TrialPicture[] {
  return [pictures.desktop, pictures.mobile].flatMap((device) =>
    device === null
      ? []
      : [device.place, device.firstScreen, device.page].flatMap((pair) =>
          [pair?.before ?? [], pair?.after ?? []].flat(),
        ),
  );
}

/** The trial with its pictures in a folder. */
export function inFolder(trial: Trial, folder: string): Trial {
  const moved = (picture: TrialPicture | null) =>
    picture && { ...picture, file: `${folder}/${picture.file}` };
  const pair = ({ before, after }: Pair) => ({ before: moved(before), after: moved(after) });
  const device = (shown: Trial['pictures']['desktop']) =>
    shown && {
      place: pair(shown.place),
      firstScreen: pair(shown.firstScreen),
      ...(shown.page && { page: pair(shown.page) }),
    };
  return {
    ...trial,
    pictures: { desktop: device(trial.pictures.desktop), mobile: device(trial.pictures.mobile) },
  };
}
