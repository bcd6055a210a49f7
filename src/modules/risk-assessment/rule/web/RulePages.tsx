import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { Part } from '../../web/Part.tsx'
import { rsaRule } from '../rsa-rule.resource.ts'
import { rulePageTexts } from './rule-page.texts.ts'

/** People of one plant do not see its name: their revisions are told apart by the day from which they hold. */
const card = { title: 'effectYmd', facts: ['plantNm', 'revNo', 'reviseTxt'] } as const

/** 실시규정 (rsa/baseInfo/rsaRule). */
export function RulePage() {
  const text = useTexts(rulePageTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(rsaRule)
  return (
    <RegisterPage
      resource={rsaRule}
      files={['document']}
      help={text('help')}
      card={card}
      first={{ ...ownPlant(own), effectYmd: today }}
      form={(form) => <RuleFields form={form} />}
    >
      <StateTiles resource={rsaRule} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
const contents = [
  'purposeTxt',
  'roleTxt',
  'timeTxt',
  'shareTxt',
  'recordTxt',
  'levelTxt',
  'acceptTxt',
] as const
function RuleFields({ form }: { form: RecordFormHandle<typeof rsaRule> }) {
  const text = useTexts(rulePageTexts)
  const { Field, detail } = form
  return (
    <>
      <Block title={text('title')}>
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="effectYmd" />
        {detail && <Field name="revNo" />}
        {detail?.data.endYmd && <Field name="endYmd" />}
        <Field name="reviseTxt" span="all" />
      </Block>
      <Block title={text('contents')}>
        {contents.map((name) => (
          <Field key={name} name={name} span="all" />
        ))}
      </Block>
    </>
  )
}
/** One revision of the rule of a plant. */
export function RuleDetailPage() {
  const text = useTexts(rulePageTexts)
  const tab = useTab()
  const { open, busy } = usePdf()
  return (
    <RecordPage
      resource={rsaRule}
      list={tab.menu.routePath}
      nameOf={(row) => `${text('title')} ${row.plantNm ?? ''} Rev.${row.revNo ?? 1}`}
      form={(form) => <RuleFields form={form} />}
      extra={({ data }) =>
        yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void open(`${rsaRule.path}/${data.rsaRuleNo}/print`)}
          >
            {text('print')}
          </Button>
        )
      }
    >
      {({ data, editable }) => (
        <Part title={text('files')}>
          <Attachments
            resource={rsaRule}
            name="document"
            taskKey={data.rsaRuleNo}
            editable={editable.length === 0}
          />
        </Part>
      )}
    </RecordPage>
  )
}
