import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { MsdsReader } from '../card-answers.rule.ts'
import { chmMsds } from '../msds.resource.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Who has opened the sheet, and when last; for those who write sheets. */
export function ReadersBlock({ msdsNo }: { msdsNo: number }) {
  const text = useTexts(msdsTexts)
  const { data = [] } = useQuery({
    queryKey: [chmMsds.name, 'readers', msdsNo],
    queryFn: () => api.get<{ data: MsdsReader[] }>(`${chmMsds.path}/${msdsNo}/readers`),
    select: (answer) => answer.data,
  })
  return (
    <Block title={text('readers')}>
      <div className="span-all">
        {data.length === 0 ? (
          text('nobodyRead')
        ) : (
          <ul className="chemical-rows">
            {data.map(({ userId, userNm, deptNm, readDt, dayCnt }) => (
              <li key={userId}>
                {userNm} {deptNm} · {showMoment(readDt)} · {text('readDays', { count: dayCnt })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  )
}
