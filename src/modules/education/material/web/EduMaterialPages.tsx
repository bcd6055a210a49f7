import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { eduMaterial, materialMenu } from '../edu-material.resource.ts'
import { materialTexts } from './material.texts.ts'
import { Player } from './Player.tsx'
import './material.css'

const card = { title: 'materialNm', facts: ['materialTypeNm', 'langNm', 'eduTypeNm', 'runMin'] } as const
const first = { materialTypeCd: 'document', langCd: 'kr', runMin: 10 } as const
const behind = ['eduCourseNo', 'reviewYmd'] as const

/** 교육자료실 (education/materials/eduMaterial) */
export function EduMaterialPage() {
  const text = useTexts(materialTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(eduMaterial)
  return (
    <RegisterPage
      resource={eduMaterial}
      help={text('help')}
      card={card}
      first={{ ...first, ...ownPlant(own) }}
      widths={{ materialNm: 300 }}
      hidden={behind}
      form={(form) => <MaterialFields form={form} />}
    >
      <StateTiles resource={eduMaterial} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function MaterialFields({ form }: { form: RecordFormHandle<typeof eduMaterial> }) {
  const text = useTexts(materialTexts)
  const { Field, detail, editable } = form
  return (
    <>
      <Block title={text('basics')}>
        <Field name="materialNm" span={2} />
        <Field name="plantCd" />
        <Field name="materialTypeCd" span={2} />
        <Field name="langCd" span={2} />
        <Field name="eduTypeCd" />
        <Field name="eduCourseNo" />
        <Field name="legalItemCds" span={2} />
        <Field name="runMin" />
        <Field name="openVendorYn" />
        <Field name="reviewYmd" />
        <Field name="summaryTxt" span="all" />
        {detail?.data.beforeMaterialNo && <Field name="beforeMaterialNo" />}
        {detail && <Field name="verSeq" />}
        {detail?.data.scormTxt && <Field name="scormTxt" />}
      </Block>
      <Block title={text('file')}>
        <div className="span-all">
          <Attachments
            resource={eduMaterial}
            name="content"
            taskKey={detail?.data.materialNo}
            editable={editable}
          />
        </div>
      </Block>
    </>
  )
}

function Revise({ materialNo }: { materialNo: number }) {
  const text = useTexts(materialTexts)
  const tab = useTab()
  const revise = async () => {
    const { data } = await api.post<{ data: { materialNo: number } }>(
      `${eduMaterial.path}/${materialNo}/revise`,
    )
    tab.open(addressOf(educationRecords.eduMaterial, data.materialNo))
  }
  return <BusyButton action={revise}>{text('revise')}</BusyButton>
}

/** One material: what it is, and its player once it is posted. */
export function EduMaterialDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={eduMaterial}
      list={tab.menu.routePath}
      nameOf={(row) => row.materialNm}
      before={({ data }) => data.state === 'posted' && <Player materialNo={data.materialNo} />}
      form={(form) => <MaterialFields form={form} />}
      extra={({ data }) =>
        data.state === 'posted' && canWrite(materialMenu) && <Revise materialNo={data.materialNo} />
      }
    />
  )
}
