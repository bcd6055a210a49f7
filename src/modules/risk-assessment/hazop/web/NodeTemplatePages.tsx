import { addressOf } from '../../../../core/shared/record-page.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { riskRecords } from '../../record-pages.rule.ts'
import { rsaNodeTemplate } from '../rsa-node-template.resource.ts'
import { hazopTexts } from './hazop.texts.ts'

const rowColumns = {
  sortOrder: { width: 60 },
  paramCd: { width: 90 },
  guideCd: { width: 90 },
  causeTxt: { width: 240 },
  consequenceTxt: { width: 240 },
  safeguardTxt: { width: 220 },
}
function TemplateFields({ form }: { form: RecordFormHandle<typeof rsaNodeTemplate> }) {
  const text = useTexts(hazopTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={text('templates')}>
        <Field name="rsaNodeTemplateNm" span={2} />
        {detail && <Field name="verNo" />}
        <Field name="paramCds" span={2} />
        <Field name="intentTxt" span="all" />
        <Field name="noteTxt" span="all" />
        {detail?.data.replaceNo && <Field name="replaceNo" />}
        {detail?.data.fromTargetNo && <Field name="fromTargetNo" />}
        {detail?.data.approveDt && <Field name="approveUserId" />}
        {detail?.data.approveDt && <Field name="approveDt" />}
      </Block>
      <Block title={text('rows')}>
        <Lines name="rows" blank={{}} columns={rowColumns} />
      </Block>
    </>
  )
}

const card = { title: 'rsaNodeTemplateNm', facts: ['verNo', 'intentTxt', 'approveDt'] } as const
/** 표준서(HAZOP) (rsa/jobRiskBook/jobBookList?type=HAZOP): what is typical of a kind of node, in versions. */
export function NodeTemplateRegister() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(rsaNodeTemplate)
  return (
    <RegisterPage
      resource={rsaNodeTemplate}
      help={text('templateHelp')}
      card={card}
      widths={{ rsaNodeTemplateNm: 200, intentTxt: 280 }}
      onOpen={({ rsaNodeTemplateNo }) => tab.open(addressOf(riskRecords.rsaNodeTemplate, rsaNodeTemplateNo))}
      form={(form) => <TemplateFields form={form} />}
    >
      <StateTiles resource={rsaNodeTemplate} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
/** One template of a node, with its rows. */
export function NodeTemplateDetailPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaNodeTemplate}
      list={tab.menu.routePath}
      help={text('templateHelp')}
      nameOf={({ rsaNodeTemplateNm, verNo }) => `${rsaNodeTemplateNm} v${verNo ?? 1}`}
      form={(form) => <TemplateFields form={form} />}
    />
  )
}
