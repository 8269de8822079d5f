import { FertilityHand } from './support/fertility.ts';
import { byId } from './support/pointing.ts';
import { makeTable } from './support/screens.ts';
import { pickRandom } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a whole match of Fertility by pointing, to its result', async ({ visitor }) => {
  const { page, heard } = visitor;
  await makeTable(visitor, 'fertility', ['me', 'easy']);
  const hand = new FertilityHand(page);
  const kinds = new Set<string>();
  for (let asked = await heard.question(); asked; asked = await heard.question()) {
    const action = pickRandom(asked.actions);
    kinds.add(action.kind);
    await heard.answer(() => hand.point(action));
  }
  const result = byId(page, 'after');
  await expect(result).toBeVisible();
  for (const place of heard.position?.result?.places ?? [])
    await expect(byId(result, place.seat)).toContainText(String(place.score));
  expect([...kinds]).toEqual(expect.arrayContaining(['metropolis', 'place', 'take']));
});
