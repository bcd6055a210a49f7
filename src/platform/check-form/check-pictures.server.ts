import type { FileStore } from '../../core/server/files/file-store.ts'
import type { Sheet } from '../../core/server/pdf/sheet.ts'
import { sayIn } from '../../core/shared/four-texts.ts'
import type { Language } from '../../core/shared/session.ts'
import { twoByTwo } from '../print/picture-pairs.rule.ts'
import { drawable, pairOnPaper, type PrintedFile } from '../print/picture-pairs.server.ts'
import type { CheckView } from './check-answers.rule.ts'
import { checkPrintTexts } from './check-print.texts.ts'
import { shownItems } from './check-score.rule.ts'

/** The pictures of the answers, two by two under their item, what was found bad first. */
export async function checkPictures(
  { items, answers }: CheckView,
  files: readonly PrintedFile[],
  store: Pick<FileStore, 'get'>,
  language: Language,
): Promise<Pick<Sheet, 'pictures'>> {
  const say = sayIn(checkPrintTexts, () => language)
  const byNo = new Map(drawable(files).map((file) => [String(file.fileNo), file]))
  const shown = shownItems(items, answers)
    .map((item) => ({ item, answer: answers.find(({ itemCd }) => itemCd === item.itemCd) }))
    .toSorted((one, other) => badFirst(one.answer) - badFirst(other.answer))
  const rows = shown.flatMap(({ item, answer }) =>
    twoByTwo((answer?.fileNos ?? []).flatMap((fileNo) => byNo.get(fileNo) ?? [])).map((pair, row) => ({
      pair,
      words: {
        title: row === 0 ? item.itemTxt : '',
        // What was put right on the spot has a picture before and one after.
        ...(answer?.mendedYn === 'Y' && row === 0
          ? { leftLabel: say('before'), rightLabel: say('after') }
          : {
              leftLabel: say('photoNo', { no: row * 2 + 1 }),
              rightLabel: pair[1] ? say('photoNo', { no: row * 2 + 2 }) : '',
            }),
      },
    })),
  )
  const pairs = []
  for (const { pair, words } of rows.slice(0, mostRows)) pairs.push(await pairOnPaper(store, pair, words))
  return pairs.length > 0 ? { pictures: { title: say('photos'), missing: '', pairs } } : {}
}
/** Two rows to a page. */
const mostRows = 24
const badFirst = (answer: { badYn: 'Y' | 'N' | null } | undefined): number => (answer?.badYn === 'Y' ? 0 : 1)
