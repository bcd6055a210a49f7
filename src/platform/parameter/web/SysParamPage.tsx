import { Segmented } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { columnsOf } from '../../../core/web/columns/columns-of.ts'
import { DownloadButton } from '../../../core/web/list/DownloadButton.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { UploadButton } from '../../../core/web/list/UploadButton.tsx'
import { RowSheetGrid } from '../../../core/web/rows/RowSheetGrid.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { holiday } from '../../holiday/holiday.resource.ts'
import { sysParam } from '../parameter.resource.ts'
import { ConfirmTag } from './ConfirmTag.tsx'
import { ParametersInForce } from './ParametersInForce.tsx'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const views = ['inForce', 'all', 'holiday'] as const
type View = (typeof views)[number]
const cells = {
  confirmNeededYn: ({ confirmNeededYn }: { confirmNeededYn: 'Y' | 'N' | null }) =>
    yes(confirmNeededYn) && <ConfirmTag />,
}

/**
 * 환경값 (manage/code/sysParam): what held on a day, every value with the day from which it holds, and the
 * holidays on which no deadline runs.
 */
export function SysParamPage() {
  const text = useTexts(parameterTexts)
  const tab = useTab()
  const title = menuName(tab.menu, useLanguage())
  const [view, setView] = useTabView(views)
  const choice = (
    <Segmented<View>
      value={view}
      onChange={setView}
      options={[
        { value: 'inForce', label: text('inForce') },
        { value: 'all', label: text('all') },
        { value: 'holiday', label: text('holiday') },
      ]}
    />
  )
  if (view === 'holiday')
    return (
      <div className="register-page">
        <PageHeader title={title} help={text('holidayHelp')} />
        <div>{choice}</div>
        <Holidays />
      </div>
    )
  if (view === 'all')
    return (
      <RegisterPage resource={sysParam} help={text('help')} cells={cells}>
        <div>{choice}</div>
      </RegisterPage>
    )
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('help')} />
      <div>{choice}</div>
      <ParametersInForce />
    </div>
  )
}

const holidayLayout = 'holidaySheet'
const widths = { ymd: { width: 120 }, holidayNm: { width: 200 }, note: { width: 260 } }
/** The holidays of all years, edited where they stand: a year's are typed in or pasted at once. */
function Holidays() {
  const tab = useTab()
  const spoken = useSpoken(holiday)
  const mayTakeHome = yes(tab.menu.excelYn)
  return (
    <RowSheetGrid
      resource={spoken}
      editable={tab.canWrite}
      columns={widths}
      height="fit"
      wrap={false}
      layoutKey={holidayLayout}
      onOpen={(count) => tab.setDirty(count > 0)}
      toolbar={
        <>
          {tab.canWrite && <UploadButton resource={spoken} conditions={mayTakeHome ? {} : undefined} />}
          {mayTakeHome && (
            <DownloadButton
              resource={spoken}
              query={{}}
              columns={columnsOf(spoken)}
              layoutKey={holidayLayout}
            />
          )}
        </>
      }
    />
  )
}
