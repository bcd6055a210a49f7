import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import type { Thumbs as Answer } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { RepeatTag } from './ImprovementTags.tsx'
import { forecastTexts } from './forecast.texts.ts'
import { panelTexts } from './panel.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const gatherMs = 30
let gathered: { asked: Set<number>; answer: Promise<Map<number, Answer>> } | undefined
/** The rows of a list ask at the same moment: one call brings the pictures of all of them. */
function pictureOf(imprNo: number): Promise<Answer | null> {
  gathered ??= startGathering()
  gathered.asked.add(imprNo)
  return gathered.answer.then((found) => found.get(imprNo) ?? null)
}
function startGathering() {
  const asked = new Set<number>()
  const answer = (async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, gatherMs)
    })
    gathered = undefined
    const { data } = await api.get<{ data: Answer[] }>(
      `${improvement.path}/thumbs`,
      { nos: [...asked].join(',') },
      { quiet: true },
    )
    return new Map(data.map((each) => [each.imprNo, each]))
  })()
  return { asked, answer }
}

/**
 * Badge of a repeated finding and small pictures before and after in a row of a list; nothing where there are
 * none.
 */
export function Thumbs({ imprNo, updateDt }: { imprNo: number; updateDt: string }) {
  const { data } = useQuery({
    queryKey: [improvement.name, 'thumb', imprNo, updateDt],
    queryFn: () => pictureOf(imprNo),
    retry: false,
  })
  const forecast = useTexts(forecastTexts)
  const text = useTexts(panelTexts)
  const pictures = [
    [text('before'), data?.before],
    [text('after'), data?.after],
  ] as const
  return (
    <>
      {data?.repeated && <RepeatTag />}
      {typeof data?.latePct === 'number' && (
        <Tag color="gold">
          {forecast('mark')} {data.latePct}%
        </Tag>
      )}
      {pictures.map(
        ([name, picture]) =>
          picture && (
            <img
              key={name}
              className="impr-thumb"
              src={`data:image/webp;base64,${picture}`}
              alt={name}
              width={26}
              height={26}
            />
          ),
      )}
    </>
  )
}
