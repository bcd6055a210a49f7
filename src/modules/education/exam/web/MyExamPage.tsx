import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Select, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { queryClient } from '../../../../core/web/query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { eduExamTake } from '../edu-exam.resource.ts'
import type { ExamWithJudgement, Judged, TakeAnswer } from '../my-exam.rule.ts'
import type { OwnMaterial } from '../../material/view-answers.rule.ts'
import { ExamSheet } from './ExamSheet.tsx'
import { myExamTexts } from './my-exam.texts.ts'
import { TakeResult } from './TakeResult.tsx'
import './exam.css'

const takeParam = 'take'
export const ownKey = [eduExamTake.name, 'own'] as const

/** 나의 시험 (education/exam/myExam): what there is to sit, the paper, and how it went. */
export function MyExamPage() {
  const tab = useTab()
  const takeNo = tab.params.get(takeParam)
  const show = (no: number | null) => tab.setSearch(no === null ? '' : `${takeParam}=${no}`)
  return takeNo === null ? <Exams onOpen={show} /> : <Take takeNo={takeNo} onLeave={() => show(null)} />
}

function Take({ takeNo, onLeave }: { takeNo: string; onLeave: () => void }) {
  const key = [...ownKey, 'take', takeNo]
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: TakeAnswer }>(`/api/saf/education/mytake/${takeNo}`, undefined, { signal }))
        .data,
    // What is typed here is newer than what the server has kept.
    staleTime: Infinity,
  })
  const ended = (take: TakeAnswer) => {
    queryClient.setQueryData(key, take)
    void queryClient.invalidateQueries({ queryKey: [...ownKey, 'list'] })
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

function Exams({ onOpen }: { onOpen: (takeNo: number) => void }) {
  const text = useTexts(myExamTexts)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...ownKey, 'list'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: ExamWithJudgement[] }>('/api/saf/education/myexams', undefined, { signal }))
        .data,
  })
  return (
    <>
      <PageHeader help={text('help')} />
      <Gate data={data} loading={isPending} error={error} onRetry={() => void refetch()}>
        {(exams) =>
          exams.length === 0 ? (
            <p>{text('none')}</p>
          ) : (
            <ul className="exam-list">
              {exams.map((exam) => (
                <ExamCard key={`${exam.examNo} ${exam.eduTargetNo}`} exam={exam} onOpen={onOpen} />
              ))}
            </ul>
          )
        }
      </Gate>
    </>
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

function ExamCard({ exam, onOpen }: { exam: ExamWithJudgement; onOpen: (takeNo: number) => void }) {
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
        {exam.eduCourseNo !== null && <Materials eduCourseNo={exam.eduCourseNo} />}
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

function Begin({ exam, onOpen }: { exam: ExamWithJudgement; onOpen: (takeNo: number) => void }) {
  const text = useTexts(myExamTexts)
  const notice = useNotice()
  const own = useLanguage()
  const { data: codes } = useCodes('LANG')
  const [langCd, setLangCd] = useState<string>(own)
  const begin = async () => {
    if (!(await notice.confirm(text('sure')))) return
    const { data } = await api.post<{ data: TakeAnswer }>(`/api/saf/education/myexam/${exam.examNo}/begin`, {
      langCd,
      eduTargetNo: exam.eduTargetNo,
    })
    await queryClient.invalidateQueries({ queryKey: [...ownKey, 'list'] })
    onOpen(data.takeNo)
  }
  return (
    <>
      <Select
        aria-label={text('language')}
        value={langCd}
        options={(codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        onChange={setLangCd}
      />
      <BusyButton type="primary" action={begin}>
        {text('begin')}
      </BusyButton>
    </>
  )
}

/** Links to what the exam asks about. */
function Materials({ eduCourseNo }: { eduCourseNo: number }) {
  const text = useTexts(myExamTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [...ownKey, 'materials', eduCourseNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnMaterial[] }>('/api/saf/education/ownmaterials', { eduCourseNo }, { signal }))
        .data,
  })
  return data?.map(({ materialNo, materialNm, progressPct }) => (
    <Button
      key={materialNo}
      title={text('learn')}
      onClick={() => tab.open(addressOf(educationRecords.eduMaterial, materialNo))}
    >
      {`${materialNm} ${progressPct}%`}
    </Button>
  ))
}
