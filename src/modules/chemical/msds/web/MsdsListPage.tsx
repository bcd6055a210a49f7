import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { Pictograms } from '../../ghs/web/Pictograms.tsx'
import { chmMsds } from '../msds.resource.ts'
import { msdsAddress, msdsFormAddress } from './addresses.web.ts'

const help = '상태를 누르면 그 MSDS만 보입니다. 행을 두 번 누르면 16개 항목이 열립니다. 유효한 판은 제품과 언어마다 하나입니다.'

/** MSDS 목록 (chm/msds/msdsList) */
export const MsdsListPage = () => <MsdsRegister help={help} />
/** MSDS 갱신기한 (chm/msds/msdsExpire): what has to be looked at, the nearest day first. */
export const MsdsExpirePage = () => (
  <MsdsRegister
    help="검토기한이 가까운 순서입니다. 기한 30일·7일 전과 당일, 지난 뒤에는 부서장에게 알립니다. 기한이 지나면 '개정필요'가 됩니다."
    due
  />
)

function MsdsRegister({ help: told, due = false }: { help: string; due?: boolean }) {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(chmMsds, due ? { state: ['valid', 'revising'], sort: 'reviewDueYmd', direction: 'asc' } : {})
  return (
    <div className="register-page">
      <PageHeader title={menuName(tab.menu, useLanguage())} help={told} />
      <SearchPanel resource={chmMsds} query={query} onSearch={setQuery} />
      <StateTiles resource={chmMsds} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={chmMsds}
        query={query}
        onQuery={setQuery}
        cells={{ pictoCds: ({ pictoCds }) => <Pictograms codes={pictoCds} sizePx={24} /> }}
        widths={{ pictoCds: 140, prodNo: 200 }}
        onOpen={({ msdsNo }) => tab.open(msdsAddress(msdsNo))}
        {...(!due && { onCreate: () => tab.open(msdsFormAddress()), removable: true })}
        empty="조건에 맞는 MSDS가 없습니다."
        layoutKey={due ? 'chmMsdsDue' : 'chmMsds'}
      />
    </div>
  )
}
