import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { LearnContext, seatCalls } from '../../exam/web/learn-calls.ts'
import { ExamList, Take } from '../../exam/web/Sitting.tsx'
import type { OwnMaterial } from '../../material/view-answers.rule.ts'
import { Player } from '../../material/web/Player.tsx'
import { attendTexts } from './attend-page.texts.ts'

type Shown = { take: number } | { material: number; name: string } | undefined

/** Exams and materials of one class, for a worker who has nothing but his link. */
export function SeatLearning({
  token,
  deviceHash,
  onLearn,
}: {
  token: string
  deviceHash: string
  /** A paper or a material has the page for itself. */
  onLearn: (learning: boolean) => void
}) {
  const text = useTexts(attendTexts)
  const calls = useMemo(() => seatCalls(token, deviceHash), [token, deviceHash])
  const [shown, setShownHere] = useState<Shown>()
  const setShown = (next: Shown) => {
    setShownHere(next)
    onLearn(next !== undefined)
  }
  const { data: materials, refetch } = useQuery({
    queryKey: ['seatMaterials', token],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnMaterial[] }>(calls.at('ownmaterials'), undefined, { signal, quiet: true }))
        .data,
  })
  const learn = (materialNo: number) =>
    setShown({
      material: materialNo,
      name: materials?.find((each) => each.materialNo === materialNo)?.materialNm ?? '',
    })
  const back = () => {
    setShown(undefined)
    void refetch()
  }
  return (
    <LearnContext value={calls}>
      {shown && 'take' in shown && <Take takeNo={shown.take} onLeave={back} />}
      {shown && 'material' in shown && (
        <section className="class-learn">
          <Button onClick={back}>{text('back')}</Button>
          <h2>{shown.name}</h2>
          <Player materialNo={shown.material} />
        </section>
      )}
      {!shown && (
        <>
          {materials && materials.length > 0 && (
            <section className="class-learn" aria-label={text('materials')}>
              <h2>{text('materials')}</h2>
              {materials.map(({ materialNo, materialNm, progressPct }) => (
                <Button key={materialNo} onClick={() => learn(materialNo)}>
                  {`${materialNm} ${progressPct}%`}
                </Button>
              ))}
            </section>
          )}
          <section className="class-learn" aria-label={text('exams')}>
            <h2>{text('exams')}</h2>
            <ExamList onOpen={(take) => setShown({ take })} onLearn={learn} />
          </section>
        </>
      )}
    </LearnContext>
  )
}
