import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { SearchPanel } from '../../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useFoldedCharts } from '../../../../core/web/chart/ListCharts.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { permitAddress } from '../../permit/web/addresses.ts'
import { permitPresets, presetOfMode, statesOf, type PermitPreset } from '../../permit/web/permit-presets.ts'
import { PermitCharts } from './PermitCharts.tsx'
import { PermitList, type PermitQuery } from './PermitList.tsx'
import '../../permit/web/permit.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'

const primary = ['permitNm', 'startDt', 'areaCd'] as const

/** A list of permits as one kind of user works through it: tiles, search panel, rows. */
export function PermitListPage({ preset }: { preset: PermitPreset }) {
  const say = useTexts(permitListTexts)
  const tab = useTab()
  const states = statesOf(preset)
  const [query, setQuery] = useTabQuery(workPermit, { state: states })
  // The tiles choose the states; the panel has its say only when a state is picked there.
  const { state: chosen = states, ...panelQuery } = query
  const [charts, chartsButton] = useFoldedCharts()
  const search = (next: PermitQuery) => setQuery({ ...next, state: next.state?.length ? next.state : chosen })
  return (
    <div className="permit-page">
      <PageHeader help={say(preset.help)} />
      <SearchPanel resource={workPermit} query={panelQuery} onSearch={search} primary={primary} />
      {charts && <PermitCharts query={{ ...panelQuery, state: chosen }} states={chosen} />}
      <PermitList
        preset={preset}
        query={{ ...query, state: chosen }}
        onQuery={setQuery}
        toolbar={
          <>
            {chartsButton}
            {preset.create && tab.canWrite && (
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => tab.open(permitAddress.create())}
              >
                {say('newRequest')}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}

export const PermitRequestPage = () => <PermitListPage preset={permitPresets.request} />
export const PermitReviewPage = () => <PermitListPage preset={permitPresets.review} />
export const PermitApprovalPage = () => <PermitListPage preset={permitPresets.approval} />
export const PermitPublishPage = () => <PermitListPage preset={permitPresets.publish} />
export function PermitSearchPage() {
  const { menu } = useTab()
  return <PermitListPage preset={presetOfMode(menu.frontEndUrl)} />
}
