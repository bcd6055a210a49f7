import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { DueDay } from '../../../../core/web/components/DueDay.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { Pictograms } from '../../ghs/web/Pictograms.tsx'
import { chmMsds } from '../msds.resource.ts'
import { msdsFormAddress } from './addresses.web.ts'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

/** Read on the sheet; the list compares when it was revised and when it is due. */
const behind = ['recvYmd'] as const

/** MSDS 목록 (chm/msds/msdsList) */
export const MsdsListPage = () => <MsdsRegister />
/** MSDS 갱신기한 (chm/msds/msdsExpire): what has to be looked at, the nearest day first. */
export const MsdsExpirePage = () => <MsdsRegister due />

function MsdsRegister({ due = false }: { due?: boolean }) {
  const text = useTexts(msdsTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(
    chmMsds,
    due ? { state: ['valid', 'revising'], sort: 'reviewDueYmd', direction: 'asc' } : {},
  )
  return (
    <div className="register-page">
      <PageHeader help={text(due ? 'dueHelp' : 'listHelp')} />
      <SearchPanel resource={chmMsds} query={query} onSearch={setQuery} />
      <StateTiles resource={chmMsds} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={chmMsds}
        query={query}
        onQuery={setQuery}
        cells={{
          state: ({ state }) =>
            state === 'revising' ? (
              <StateTag resource={chmMsds} state={state} colour="gold" />
            ) : (
              <StateTag resource={chmMsds} state={state} />
            ),
          pictoCds: ({ pictoCds }) => <Pictograms codes={pictoCds} sizePx={20} />,
          reviewDueYmd: ({ reviewDueYmd, state }) => (
            <DueDay day={reviewDueYmd} open={state === 'valid' || state === 'revising'} />
          ),
        }}
        widths={{ pictoCds: 114, prodNo: 200, reviewDueYmd: 150 }}
        hidden={behind}
        onOpen={({ msdsNo }) => tab.open(addressOf(chemicalRecords.chmMsds, msdsNo))}
        onCreate={due ? undefined : () => tab.open(msdsFormAddress())}
        removable={due ? undefined : true}
        empty={text('noSheets')}
        layoutKey={due ? 'chmMsdsDue' : 'chmMsds'}
      />
    </div>
  )
}
