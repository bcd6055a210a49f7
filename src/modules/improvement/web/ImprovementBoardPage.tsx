import { useState } from 'react'
import { Checkbox, Radio } from 'antd'
import { useList } from '../../../core/web/list/hooks.ts'
import { useLive } from '../../../core/web/live.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/record/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { improvement, type ImprovementRow } from '../improvement/improvement.resource.ts'
import { openStates } from '../improvement/improvement-transitions.rule.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { ImprovementMap } from './ImprovementMap.tsx'
import './improvement.css'

const boardStates = openStates.filter((state) => state !== 'draft')
const mostCards = 300
const views = [
  { value: 'state', label: '상태별' },
  { value: 'owner', label: '조치주체별' },
  { value: 'map', label: '배치도' },
] as const
type View = (typeof views)[number]['value']

/** Everything that is open, as cards by state or by owner, or as pins at their places; the most urgent on top. */
export function ImprovementBoardPage() {
  const tab = useTab()
  const [view, setView] = useState<View>('state')
  const [lanes, setLanes] = useState(false)
  const { rows, total, error, loading, reload } = useList(improvement, {
    state: boardStates,
    limit: mostCards,
    sort: 'dueDt',
    direction: 'asc',
  })
  useLive(improvement.name, reload)
  return (
    <div className="impr">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="끝나지 않은 개선이 모두 있습니다. 제목을 누르면 열립니다. 카드를 다음 칸으로 끌거나 '다음 단계'를 누르면 그 처리에 필요한 것을 묻고, 할 수 없으면 이유를 알려 줍니다."
        extra={
          <>
            {view !== 'map' && (
              <Checkbox checked={lanes} onChange={({ target }) => setLanes(target.checked)}>
                등급별로 나누기
              </Checkbox>
            )}
            <Radio.Group
              aria-label="보는 방법"
              value={view}
              onChange={({ target }) => setView(target.value as View)}
              optionType="button"
              options={[...views]}
            />
          </>
        }
      />
      <Gate data={loading ? undefined : rows} error={error} loading={loading} onRetry={reload}>
        {(given) => {
          const found = given as unknown as ImprovementRow[]
          if (found.length === 0) return <PageEmpty>끝나지 않은 개선이 없습니다.</PageEmpty>
          return (
            <>
              {total > found.length && (
                <p className="impr-more">
                  기한이 이른 {found.length}건만 보입니다. 전체 {total.toLocaleString('ko-KR')}건은 개선요청 목록에 있습니다.
                </p>
              )}
              {view === 'map' ? <ImprovementMap rows={found} /> : <BoardColumns rows={found} by={view} lanes={lanes} />}
            </>
          )
        }}
      </Gate>
    </div>
  )
}
