import { useQuery } from '@tanstack/react-query'
import { addDays } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BarChart } from '../../../core/web/components/BarChart.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { useLanguage } from '../../../core/web/text/text.ts'
import { useToday } from '../../../core/web/use-today.ts'
import type { UseStat } from '../../log/log-answers.rule.ts'
import { notice } from '../../notice/notice.resource.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const days = 30
const mostMenus = 10

/** 차트 (sample/component/chartSample): the charts of the portal, drawn from its own use. */
export function ChartSamplePage() {
  const say = useTexts(sampleTexts)
  const language = useLanguage()
  const today = useToday()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['menuUse', days, language],
    queryFn: () =>
      api.get<{ data: UseStat }>('/api/manage/usestats', { from: addDays(today, 1 - days), to: today }),
    select: (answer) => answer.data,
  })
  return (
    <SamplePage help={say('chartHelp')}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(stat) => (
          <>
            <SampleSection title={say('bars')}>
              <BarChart
                label={say('perDay')}
                bars={stat.days.map(({ ymd, userCnt }) => ({
                  key: ymd,
                  value: userCnt,
                  title: say('people', { name: ymd, count: userCnt }),
                }))}
                ends={[stat.days[0]?.ymd, stat.days.at(-1)?.ymd]}
              />
            </SampleSection>
            <SampleSection title={say('meters')} note={say('perMenu')}>
              <Meters menus={stat.menus} />
            </SampleSection>
          </>
        )}
      </Gate>
      <SampleSection title={say('flow')}>
        <StateFlow resource={notice} state="scheduled" />
      </SampleSection>
    </SamplePage>
  )
}

function Meters({ menus }: { menus: UseStat['menus'] }) {
  const say = useTexts(sampleTexts)
  const used = menus.toSorted((one, other) => other.userCnt - one.userCnt).slice(0, mostMenus)
  const most = Math.max(1, ...used.map(({ userCnt }) => userCnt))
  return (
    <div className="sample-meters">
      {used.flatMap(({ menuId, menuNm, userCnt }) => [
        <span key={menuId}>{menuNm}</span>,
        <meter
          key={`${menuId}-bar`}
          className="bar-meter"
          min={0}
          max={most}
          value={userCnt}
          aria-label={say('people', { name: menuNm, count: userCnt })}
        />,
        <span key={`${menuId}-count`}>{userCnt}</span>,
      ])}
    </div>
  )
}
