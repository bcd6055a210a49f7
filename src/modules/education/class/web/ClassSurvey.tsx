import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { surveyScores, type SurveyReport } from '../survey/survey.rule.ts'
import { surveyTexts } from './survey.texts.ts'

/** What people thought of a class that is over, for who runs it; nobody is named. */
export function ClassSurvey({ row }: { row: Pick<EduClass, 'eduClassNo' | 'state'> }) {
  const text = useTexts(surveyTexts)
  const over = row.state === 'attended' || row.state === 'closed'
  const { data } = useQuery({
    queryKey: [eduClass.name, 'survey', row.eduClassNo],
    enabled: over,
    retry: false,
    queryFn: ({ signal }) =>
      api.get<Answer<SurveyReport>>(`${eduClass.path}/${row.eduClassNo}/survey`, undefined, {
        signal,
        quiet: true,
      }),
    select: (answer) => answer.data,
  })
  if (!over || !data) return null
  const { average, opinions } = data
  return (
    <Block title={text('title')}>
      <div className="span-all">
        <p>{text('count', { asked: data.asked, answers: data.answers })}</p>
        {!average && <p>{text('anonymous', { n: data.least })}</p>}
        {average && (
          <dl className="class-survey">
            {surveyScores.map((name) => (
              <div key={name}>
                <dt>{text(name)}</dt>
                <dd>{average[name].toFixed(1)}</dd>
              </div>
            ))}
          </dl>
        )}
        {opinions.length > 0 && (
          <ul>
            {opinions.map((opinion) => (
              <li key={opinion}>{opinion}</li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  )
}
