import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { languages } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { queryClient } from '../../../../core/web/query.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { languageNames } from '../../../../core/web/text/language.texts.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import type { OwnMaterial } from '../../material/view-answers.rule.ts'
import { eduExamTake } from '../edu-exam.resource.ts'
import type { ExamWithJudgement, Judged, TakeAnswer } from '../my-exam.rule.ts'
import { ExamSheet } from './ExamSheet.tsx'
import { useLearnCalls, type LearnCalls } from './learn-calls.ts'
import { myExamTexts } from './my-exam.texts.ts'
import { TakeResult } from './TakeResult.tsx'
import './exam.css'

const keyOf = ({ name }: LearnCalls) => [eduExamTake.name, name] as const

/** One try: its paper while it runs, how it went afterwards. */
export function Take({ takeNo, onLeave }: { takeNo: string | number; onLeave: () => void }) {
  const calls = useLearnCalls()
  const key = [...keyOf(calls), 'take', String(takeNo)]
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: TakeAnswer }>(calls.at(`mytake/${takeNo}`), undefined, { signal })).data,
    // What is typed here is newer than what the server has kept.
    staleTime: Infinity,
  })
  const ended = (take: TakeAnswer) => {
    queryClient.setQueryData(key, take)
    void queryClient.invalidateQueries({ queryKey: [...keyOf(calls), 'list'] })
  }
  return (
    <Gate data={data} loading={isPending} error={error} onRetry={() => void refetch()}>
      {(take) =>
        take.questions ? (
          <ExamSheet key={take.takeNo} take={take} onEnded={ended} />
        ) : (
          <TakeResult take={take} onLeave={onLeave} />
        )
      }
    </Gate>
  )
}

interface ExamListProps {
  onOpen: (takeNo: number) => void
  onLearn: (materialNo: number) => void
}
/** What there is to sit, and what was sat. */
export function ExamList({ onOpen, onLearn }: ExamListProps) {
  const text = useTexts(myExamTexts)
  const calls = useLearnCalls()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...keyOf(calls), 'list'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: ExamWithJudgement[] }>(calls.at('myexams'), undefined, { signal })).data,
  })
  return (
    <Gate data={data} loading={isPending} error={error} onRetry={() => void refetch()}>
      {(exams) =>
        exams.length === 0 ? (
          <p>{text('none')}</p>
        ) : (
          <ul className="exam-list">
            {exams.map((exam) => (
              <ExamCard
                key={`${exam.examNo} ${exam.eduTargetNo}`}
                exam={exam}
                onOpen={onOpen}
                onLearn={onLearn}
              />
            ))}
          </ul>
        )
      }
    </Gate>
  )
}

function useWhy() {
  const text = useTexts(myExamTexts)
  return (judged: Judged | null): string => {
    if (!judged) return text('closed')
    if (judged.may) return ''
    if (judged.why === 'wait') return text('why_wait', { time: showMoment(judged.until) })
    if (judged.why === 'relearn') return text('why_relearn', { pct: judged.pct, needed: judged.needed })
    return text(`why_${judged.why}`)
  }
}

function ExamCard({ exam, onOpen, onLearn }: ExamListProps & { exam: ExamWithJudgement }) {
  const text = useTexts(myExamTexts)
  const why = useWhy()(exam.judged)
  const { judged, tries } = exam
  const running = tries.find(({ state }) => state === 'running')
  return (
    <li className="exam-card">
      <h2>{exam.examNm}</h2>
      {exam.eduCourseNm && <p>{exam.eduCourseNm}</p>}
      {exam.classNm && <p>{text('ofClass', { name: exam.classNm })}</p>}
      <p>
        {text('frame', {
          n: exam.questionQty,
          min: exam.timeLimitMin,
          score: exam.passScore,
          tries: exam.maxTryCnt,
        })}
      </p>
      {exam.guideTxt && <p>{exam.guideTxt}</p>}
      {why && <p role="status">{why}</p>}
      <div className="exam-acts">
        {judged?.may && <Begin exam={exam} onOpen={onOpen} />}
        {running && (
          <Button type="primary" onClick={() => onOpen(running.takeNo)}>
            {text('goOn')}
          </Button>
        )}
        {exam.eduCourseNo !== null && <Materials eduCourseNo={exam.eduCourseNo} onLearn={onLearn} />}
      </div>
      {tries.length > 0 && (
        <ul className="exam-tries" aria-label={text('tries')}>
          {tries.map(({ takeNo, tryCnt, state, score }) => (
            <li key={takeNo}>
              <span>
                {text('try', { n: tryCnt })}{' '}
                <Tag>{text(state as 'passed' | 'failed' | 'runOut' | 'running')}</Tag>
                {score !== null && text('score', { n: score })}
              </span>
              {state !== 'running' && (
                <Button size="small" onClick={() => onOpen(takeNo)}>
                  {text('result')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Begin({ exam, onOpen }: Omit<ExamListProps, 'onLearn'> & { exam: ExamWithJudgement }) {
  const text = useTexts(myExamTexts)
  const notice = useNotice()
  const own = useLanguage()
  const calls = useLearnCalls()
  const [chosen, setChosen] = useState<string>()
  // The language of the page until another one is chosen.
  const langCd = chosen ?? own
  const begin = async () => {
    if (!(await notice.confirm(text('sure')))) return
    const { data } = await api.post<{ data: TakeAnswer }>(calls.at(`myexam/${exam.examNo}/begin`), {
      langCd,
      eduTargetNo: exam.eduTargetNo,
    })
    await queryClient.invalidateQueries({ queryKey: [...keyOf(calls), 'list'] })
    onOpen(data.takeNo)
  }
  return (
    <>
      <Select
        aria-label={text('language')}
        value={langCd}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        // The longest name of a language is longer than the shortest, beside which the list opens.
        popupMatchSelectWidth={false}
        onChange={setChosen}
      />
      <BusyButton type="primary" action={begin}>
        {text('begin')}
      </BusyButton>
    </>
  )
}

/** Links to what the exam asks about. */
function Materials({ eduCourseNo, onLearn }: Pick<ExamListProps, 'onLearn'> & { eduCourseNo: number }) {
  const text = useTexts(myExamTexts)
  const calls = useLearnCalls()
  const { data } = useQuery({
    queryKey: [...keyOf(calls), 'materials', eduCourseNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnMaterial[] }>(calls.at('ownmaterials'), { eduCourseNo }, { signal })).data,
  })
  return data?.map(({ materialNo, materialNm, progressPct }) => (
    <Button key={materialNo} title={text('learn')} onClick={() => onLearn(materialNo)}>
      {`${materialNm} ${progressPct}%`}
    </Button>
  ))
}
