import { Radio } from 'antd'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { sanction } from '../warn-point.resource.ts'
import '../../web/vendor.css'
import { WarnListPage } from './WarnPages.tsx'
import { PeopleTable, useWarnStat, WarnMonths } from './WarnStatParts.tsx'
import { warnStatTexts } from './warn-stat-page.texts.ts'

const parts = ['list', 'trend', 'sanctions'] as const

/** 경고·지적현황 of a company: what it was told of, where it stands with its twelve months, and its sanctions. */
export function CompanyWarnPage() {
  const say = useTexts(warnStatTexts)
  const tab = useTab()
  const part = parts.find((each) => each === tab.params.get('part')) ?? 'list'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('parts')}
        optionType="button"
        options={parts.map((value) => ({ value, label: say(value) }))}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'list' && <WarnListPage />}
      {part === 'trend' && <OwnTrend />}
      {part === 'sanctions' && <OwnSanctions />}
    </div>
  )
}

function OwnSanctions() {
  const say = useTexts(warnStatTexts)
  return (
    <RegisterPage
      resource={sanction}
      help={say('ownSanctions')}
      readOnly
      removable={false}
      first={{}}
      widths={{ vendorNm: 150 }}
    />
  )
}

function OwnTrend() {
  const say = useTexts(warnStatTexts)
  const today = useToday()
  const { path } = useTab()
  const from = `${monthAfter(today.slice(0, 7), -11)}-01`
  const { data, error, isLoading, refetch } = useWarnStat({ from, to: today })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(stat) => (
        <>
          <ul className="vendor-cards">
            {stat.companies.map((row) => (
              <li key={`${row.plantCd} ${row.vendorCd}`}>
                <span>{row.vendorNm}</span>
                <b>{say('ownSum', { plant: row.plantNm, sum: row.standing.sum })}</b>
                <span>
                  {row.nextNm === null
                    ? say('ownLast')
                    : say('ownLeft', { step: row.nextNm, left: row.standing.left ?? 0 })}
                </span>
                <div>
                  <Explain {...row.why} />
                </div>
              </li>
            ))}
          </ul>
          <div className="charts">
            <WarnMonths months={stat.months} within={{ from, to: today }} list={path} />
          </div>
          <PeopleTable rows={stat.people} />
        </>
      )}
    </Gate>
  )
}
