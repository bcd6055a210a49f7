import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { charmSheets } from '../../record-pages.rule.ts'
import type { CharmWhy } from '../charm-sheet.rule.ts'
import { rsaCharm, type RsaCharm } from '../rsa-charm.resource.ts'
import './charm.css'
import { charmTexts } from './charm-page.texts.ts'

/** One substance at one task: its facts, how its levels came, its measure. */
export function CharmDetailPage() {
  const text = useTexts(charmTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaCharm}
      list={tab.menu.routePath}
      nameOf={(row) => row.substanceTxt ?? row.taskTxt}
      tags={({ data }) => (
        <span>
          {data.rsaTargetNm} {data.score !== null && `· ${data.score}`}
        </span>
      )}
      before={({ data }) => <Why key={data.updateDt} row={data} />}
      form={(form) => <CharmFields form={form} />}
      extra={({ data }) => (
        <Button onClick={() => tab.open(addressOf(charmSheets.rsaTarget, data.rsaTargetNo))}>
          {text('sheet')}
        </Button>
      )}
    >
      {({ data, editable }) => (
        <>
          {(['evidence', 'photo'] as const).map((name) => (
            <Block key={name} title={text(name)}>
              <div className="span-all">
                <Attachments
                  resource={rsaCharm}
                  name={name}
                  taskKey={data.rsaCharmNo}
                  editable={editable.length === 0}
                />
              </div>
            </Block>
          ))}
        </>
      )}
    </RecordPage>
  )
}

/** How the levels came, step by step, and what is missing or has changed since. */
function Why({ row }: { row: RsaCharm }) {
  const text = useTexts(charmTexts)
  const { data } = useQuery({
    queryKey: [rsaCharm.name, 'why', row.rsaCharmNo, row.updateDt],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: CharmWhy }>(`${recordPath(rsaCharm, row.rsaCharmNo)}/why`, undefined, {
          signal,
        })
      ).data,
  })
  if (!data) return null
  return (
    <section aria-label={text('why')}>
      <ol className="charm-steps">
        {data.trace.map((each) => (
          <li key={said(each)}>{said(each)}</li>
        ))}
      </ol>
      <ul className="charm-steps is-warning">
        {[...data.warnings, ...data.gaps.map(({ message }) => message)].map((each) => (
          <li key={said(each)}>{said(each)}</li>
        ))}
      </ul>
      {data.changedCds.length > 0 && <Alert type="warning" showIcon title={text('changed')} />}
      <Explain {...data.explanation} />
    </section>
  )
}

function CharmFields({ form: { Field } }: { form: RecordFormHandle<typeof rsaCharm> }) {
  const text = useTexts(charmTexts)
  return (
    <>
      <Block title={text('substance')}>
        <Field name="taskTxt" span={2} />
        <Field name="chemNo" />
        <Field name="prodNo" />
        <Field name="substanceTxt" />
        <Field name="stateCd" />
        <Field name="declaredYn" />
        <Field name="typedCds" span={2} />
      </Block>
      <Block title={text('handling')}>
        <Field name="contentPct" />
        <Field name="dayQty" />
        <Field name="dayUnitCd" />
        <Field name="formCd" />
        <Field name="dustLvCd" />
        <Field name="useTemp" />
        <Field name="boilingPt" />
        <Field name="ventCd" />
      </Block>
      <Block title={text('health')}>
        <Field name="d1Yn" />
        <Field name="measYn" />
        <Field name="notFoundYn" />
        <Field name="measVal" />
        <Field name="measUnitCd" />
        <Field name="measYmd" />
        <Field name="expPct" />
      </Block>
      <Block title={text('hazard')}>
        <Field name="twaVal" />
        <Field name="twaUnitCd" />
        <Field name="molWeight" />
        <Field name="carcCd" />
        <Field name="mutaCd" />
        <Field name="reproCd" />
        <Field name="hCodeTxt" span={2} />
      </Block>
      <Block title={text('risk')}>
        <Field name="freq" />
        <Field name="expBasisCd" />
        <Field name="sev" />
        <Field name="hazBasisCd" />
        <Field name="score" />
        <Field name="gradeCd" />
        <Field name="acceptYn" />
        <Field name="gapCds" />
      </Block>
      <Block title={text('measure')}>
        <Field name="measureTxt" span="all" />
        <Field name="hierCd" />
        <Field name="ownerUserId" />
        <Field name="dueYmd" />
        <Field name="rsaMeasureNo" />
        <Field name="expFreq" />
        <Field name="expSev" />
        <Field name="expScore" />
        <Field name="overrideReason" span={2} />
        <Field name="opinionTxt" span="all" />
        <Field name="resScore" />
        <Field name="resTxt" span={2} />
      </Block>
    </>
  )
}
