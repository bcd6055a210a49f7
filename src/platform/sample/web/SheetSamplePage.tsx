import { RowSheetGrid } from '../../../core/web/rows/RowSheetGrid.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { sampleDeviation } from '../sample-deviation.resource.ts'
import { SamplePage } from './SamplePage.tsx'
import { sheetSampleTexts } from './sheet-sample.texts.ts'

const joined = ['nodeNm', 'deviationNm']
const shown = [
  'nodeNm',
  'deviationNm',
  'causeTxt',
  'resultTxt',
  'guardTxt',
  'ownerUserId',
  'dueYmd',
  'doneYn',
]
const columns = {
  nodeNm: { width: 150, fixed: 'left' as const },
  deviationNm: { width: 96 },
  causeTxt: { width: 210 },
  resultTxt: { width: 210 },
  guardTxt: { width: 210 },
  ownerUserNm: { width: 104 },
}

/** 시트 편집 (sample/component/sheetSample): 3,000 rows that save themselves, by several people at once. */
export function SheetSamplePage() {
  const say = useTexts(sheetSampleTexts)
  const tab = useTab()
  const spoken = useSpoken(sampleDeviation)
  return (
    <SamplePage help={say('help')}>
      <RowSheetGrid
        resource={spoken}
        fields={shown}
        columns={columns}
        orderBy="sortOrder"
        joined={joined}
        editable={tab.canWrite}
        height={620}
        layoutKey="sheetSample"
        onOpen={(count) => tab.setDirty(count > 0)}
      />
    </SamplePage>
  )
}
