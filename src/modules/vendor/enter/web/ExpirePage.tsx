import { Button, Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Bars, Columns } from '../../../../core/web/chart/charts.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { said } from '../../../../core/web/text/text.ts'
import { DocListPage } from '../../doc/web/DocPages.tsx'
import { expirySentence } from '../../expiry.rule.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { expireTexts } from './enter-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import '../../web/vendor.css'
import './enter.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { vendorRecords } from '../../record-pages.rule.ts'

interface Expiring {
  kind: 'worker' | 'equip' | 'document'
  no: number
  vendorNm: string
  holderNm: string
  thingNm: string
  toYmd: string
  days: number
  passCd: string | null
  permitCnt: number
}
const kinds = { worker: 'worker', equip: 'equip', document: 'paper' } as const
const pages = {
  worker: vendorRecords.vendorWorker,
  equip: vendorRecords.vendorEquip,
  document: vendorRecords.vendorDoc,
} as const
const parts = ['expire', 'document'] as const

/** Groups by the days that are left. */
const ages = {
  ended: { tone: 'danger', holds: (days: number) => days < 0 },
  week: { tone: 'warning', holds: (days: number) => days >= 0 && days <= 7 },
  fortnight: { tone: 'accent', holds: (days: number) => days > 7 && days <= 14 },
  month: { tone: 'plain', holds: (days: number) => days > 14 },
} as const
type Age = keyof typeof ages
const ageNames = Object.keys(ages) as Age[]
/** The page with what a mark of its pictures stands for. */
const shownAddress = (path: string, shown: Partial<Record<'age' | 'kind', string>>): string =>
  `${path}?${new URLSearchParams(shown).toString()}`

/**
 * 만료현황 (vendor/enter/expireStatus): what ends within 30 days or has ended, with the pass and the permits that
 * stop with it; papers to be verified.
 */
export function ExpirePage() {
  const say = useTexts(expireTexts)
  const tab = useTab()
  const part = tab.params.get('part') === 'document' ? 'document' : 'expire'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('part')}
        optionType="button"
        options={parts.map((value) => ({ value, label: say(value) }))}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'document' ? <DocListPage /> : <ExpireList />}
    </div>
  )
}

function ExpireList() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(expireTexts)
  const tab = useTab()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['vendorDoc', 'expiring'],
    queryFn: ({ signal }) => api.get<Answer<Expiring[]>>('/api/vendor/expirestatus', {}, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <PageHeader help={say('help')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(all) => {
          const age = ageNames.find((name) => name === tab.params.get('age'))
          const kind = tab.params.get('kind')
          const rows = all.filter(
            (row) => (!age || ages[age].holds(row.days)) && (kind === null || row.kind === kind),
          )
          return all.length === 0 ? (
            <p className="enter-empty">{say('none')}</p>
          ) : (
            <>
              <ExpiryCharts rows={all} />
              {rows.length < all.length && (
                <Button type="link" onClick={() => tab.setSearch('')}>
                  {say('ageAll')}
                </Button>
              )}
              <ScrollRegion label={say('list')} className="expire-table">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{word('validity')}</th>
                      <th scope="col">{say('kind')}</th>
                      <th scope="col">{word('vendor')}</th>
                      <th scope="col">{say('holder')}</th>
                      <th scope="col">{say('thing')}</th>
                      <th scope="col">{say('stops')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row) => (
                      <tr key={`${row.kind} ${row.no} ${row.thingNm}`}>
                        <td>
                          <ToneTag tone={row.days < 0 ? 'danger' : 'warning'}>
                            {said(expirySentence(row))}
                          </ToneTag>
                        </td>
                        <td>{word(kinds[row.kind])}</td>
                        <td>{row.vendorNm}</td>
                        <td>
                          <button
                            type="button"
                            className="enter-link"
                            onClick={() => tab.open(addressOf(pages[row.kind], row.no))}
                          >
                            {row.holderNm}
                          </button>
                        </td>
                        <td>{row.thingNm}</td>
                        <td>
                          {[
                            row.passCd && `${word('pass')} ${row.passCd}`,
                            row.permitCnt > 0 && say('permits', { count: row.permitCnt }),
                          ]
                            .filter(Boolean)
                            .join(', ') || '–'}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
            </>
          )
        }}
      </Gate>
    </>
  )
}

/** What ends, by the time that is left and by kind; a mark shows its rows below. */
function ExpiryCharts({ rows }: { rows: readonly Expiring[] }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(expireTexts)
  const { path } = useTab()
  return (
    <div className="charts">
      <Columns
        title={say('chart')}
        height={170}
        parts={ageNames.map((age) => ({
          name: say(`age.${age}`),
          value: rows.filter(({ days }) => ages[age].holds(days)).length,
          tone: ages[age].tone,
          to: shownAddress(path, { age }),
        }))}
      />
      <Bars
        title={say('chartKinds')}
        parts={(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
          name: word(kinds[kind]),
          value: rows.filter((row) => row.kind === kind).length,
          to: shownAddress(path, { kind }),
        }))}
      />
    </div>
  )
}
