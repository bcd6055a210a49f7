import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { api, type QueryParams } from '../../../core/web/api.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { PageEmpty } from '../../../core/web/page/PageStates.tsx'
import type { Lesson, Lessons } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { coverageOf } from '../rules/spread.rule.ts'
import { FactTable } from './FactTable.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { ImprovementStateTag } from './ImprovementTags.tsx'
import { ReplyTag } from './SpreadBlock.tsx'
import { lessonTexts } from './lessons.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * Each lesson of the year beside what every plant answered, and how far all of them have come (impr.md 10.2).
 */
export function LessonsBlock({ query }: { query: QueryParams }) {
  const text = useTexts(lessonTexts)
  const { data } = useQuery({
    queryKey: [improvement.name, 'lessons', query],
    queryFn: ({ signal }) => api.get<{ data: Lessons }>('/api/impr/lessons', query, { signal }),
    select: (answer) => answer.data,
  })
  if (!data) return null
  const { plants, lessons } = data
  const all = coverageOf(lessons.flatMap(({ answers }) => answers))
  const line = ({ answers }: Lesson) => {
    const { asked, answered, concerned, closed } = coverageOf(answers)
    return text('line', { asked, answered, concerned, closed })
  }
  return (
    <Block title={text('title')}>
      {lessons.length === 0 ? (
        <PageEmpty>{text('empty')}</PageEmpty>
      ) : (
        <>
          <p className="span-all impr-more">
            {text('sum', {
              lessons: lessons.length,
              answeredRate: all.answeredRate ?? '–',
              closedRate: all.closedRate ?? '–',
            })}
          </p>
          <FactTable
            head={[text('lesson'), ...plants.map(({ plantNm }) => plantNm), text('coverage')]}
            rows={lessons.map((lesson) => [
              <ImprovementLink key="lesson" imprNo={lesson.imprNo}>
                {lesson.imprNm}
              </ImprovementLink>,
              ...plants.map(({ plantCd }) => <LessonCell key={plantCd} lesson={lesson} plantCd={plantCd} />),
              line(lesson),
            ])}
          />
        </>
      )}
    </Block>
  )
}
function LessonCell({ lesson, plantCd }: { lesson: Lesson; plantCd: string }) {
  const text = useTexts(lessonTexts)
  const answers = lesson.answers.filter((each) => each.plantCd === plantCd)
  const origin = lesson.plantCd === plantCd
  if (answers.length === 0) return origin ? <span className="impr-more">{text('origin')}</span> : <>–</>
  return (
    <span className="impr-answers">
      {origin && <span className="impr-more">{text('origin')}</span>}
      {answers.map((answer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- answers have no key of their own here, and their order is fixed
        <span key={index}>
          {answer.deptNm && <span className="impr-more">{answer.deptNm}</span>}{' '}
          <ReplyTag reply={answer.replyCd} />
          {answer.replyCd === 'Y' && <ImprovementStateTag state={answer.state} />}
          {answer.overdue && <Tag color="red">{text('late')}</Tag>}
        </span>
      ))}
    </span>
  )
}
