import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Segmented, Select } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import type { InputProps } from '../../../../core/web/components/input-props.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaHazard } from '../../hazard/rsa-hazard.resource.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { todayRisks } from '../../record-pages.rule.ts'
import { assessmentTypes, openTargetStates } from '../../risk-codes.rule.ts'
import { Part } from '../../web/Part.tsx'
import type { LinkRequest } from '../link-request.rule.ts'
import { rsaProposal } from '../rsa-proposal.resource.ts'
import { proposalTexts } from './proposal.texts.ts'

const card = { title: 'hazardTxt', facts: ['rsaProposalCd', 'placeTxt', 'deptNm', 'proposeDt'] } as const
const views = ['all', 'mine'] as const
const { kras, level3, onePoint, jsa } = assessmentTypes

/** 위험제안 (rsa/daily/proposal): what everybody proposes, and the own ones. */
export function ProposalPage() {
  const text = useTexts(proposalTexts)
  const own = useOwnScope()
  const tab = useTab()
  const [query, setQuery] = useTabQuery(rsaProposal)
  const mine = query.proposeUserId === own.userId
  return (
    <RegisterPage
      resource={rsaProposal}
      files={['photo']}
      help={text('help')}
      card={card}
      widths={{ hazardTxt: 280, placeTxt: 140 }}
      hidden={['plantNm', 'answerDt']}
      first={{ ...ownPlant(own), ...ownDept(own) }}
      form={(form) => <ProposalFields form={form} />}
    >
      <Flex gap={8} wrap>
        <Button onClick={() => tab.open(todayRisks.rsaTarget.page)}>{text('today')}</Button>
        <Segmented
          value={mine ? 'mine' : 'all'}
          options={views.map((view) => ({ value: view, label: text(view) }))}
          onChange={(view) => {
            const { proposeUserId: _, ...rest } = query
            setQuery(view === 'mine' ? { ...rest, proposeUserId: own.userId } : rest)
          }}
        />
      </Flex>
      <StateTiles resource={rsaProposal} query={query} onQuery={setQuery} />
      <LinkRequests />
    </RegisterPage>
  )
}

/** What came through the link of a place: the one door without a sign-in. */
function LinkRequests() {
  const text = useTexts(proposalTexts)
  const tab = useTab()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [rsaProposal.name, 'requests'],
    enabled: tab.canWrite,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: LinkRequest[] }>('/api/rsa/proposal/requests', undefined, { signal })).data,
  })
  if (!data || data.length === 0) return null
  const take = async (imprNo: number) => {
    const answer = await api.post<{ data: { rsaProposalNo: number } }>('/api/rsa/proposal/request', {
      imprNo,
    })
    await client.invalidateQueries({ queryKey: [rsaProposal.name] })
    tab.open(recordPageAddress(rsaProposal.name, answer.data.rsaProposalNo)!)
  }
  return (
    <details>
      <summary>
        {text('requests')} ({data.length})
      </summary>
      <ul>
        {data.map(({ imprNo, imprCd, problemDesc, placeNm, deptNm, reqDt }) => (
          <li key={imprNo}>
            {imprCd} · {placeNm} · {deptNm} · {showMoment(reqDt)}: {problemDesc}{' '}
            <BusyButton size="small" action={() => take(imprNo)}>
              {text('take')}
            </BusyButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ProposalFields({ form }: { form: RecordFormHandle<typeof rsaProposal> }) {
  const text = useTexts(proposalTexts)
  const { Field, detail } = form
  const row = detail?.data
  return (
    <>
      <Block title={text('proposal')}>
        <Field name="hazardTxt" span="all" />
        <Field name="placeTxt" span={2} />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="occurTypeCd" />
        <Field name="measureTxt" span="all" />
        {detail && <Field name="proposeUserId" />}
        {detail && <Field name="proposeDt" />}
        {row?.imprNo && <Field name="imprNo" />}
      </Block>
      {row?.answerDt && (
        <Block title={text('answer')}>
          {row.rsaTargetNo && <Field name="rsaTargetNo" />}
          {row.answerTxt && <Field name="answerTxt" span="all" />}
          {row.rejectReason && <Field name="rejectReason" span="all" />}
          <Field name="answerUserId" />
          <Field name="answerDt" />
        </Block>
      )}
    </>
  )
}

const mostTargets = 300
/** The assessments that can take a row now: the others would be refused. */
function OpenTargets({ id, value, onChange, onBlur, disabled }: InputProps) {
  const { rows } = useList(rsaTarget, {
    state: [...openTargetStates],
    rsaTypeCd: [kras, level3, onePoint, jsa],
    limit: mostTargets,
  })
  return (
    <Select
      id={id}
      value={value as number | undefined}
      disabled={disabled}
      onBlur={onBlur}
      onChange={(next) => onChange?.(next)}
      showSearch={{ optionFilterProp: 'label' }}
      options={rows.map(({ rsaTargetNo, rsaTargetNm, deptNm, rsaTypeNm }) => ({
        value: rsaTargetNo,
        label: `${rsaTargetNm} (${[rsaTypeNm, deptNm].filter(Boolean).join(', ')})`,
      }))}
    />
  )
}
const adoptInputs = { rsaTargetNo: OpenTargets }

/** One proposal with its pictures and what came of it. */
export function ProposalDetailPage() {
  const text = useTexts(proposalTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaProposal}
      list={tab.menu.routePath}
      // Whoever proposes reads what came of it; the acts are those of the people who decide.
      ownActs
      inputs={adoptInputs}
      nameOf={(row) => row.rsaProposalCd ?? row.hazardTxt}
      tags={({ data }) => (
        <span>
          {data.deptNm} · {data.proposeUserNm ?? text('anonymous')}
        </span>
      )}
      form={(form) => <ProposalFields form={form} />}
      extra={({ data }) =>
        data.rsaHazardNo && (
          <Button onClick={() => tab.open(recordPageAddress(rsaHazard.name, data.rsaHazardNo!)!)}>
            {text('open')}
          </Button>
        )
      }
    >
      {({ data }) => (
        <Part title={text('photos')}>
          <Attachments resource={rsaProposal} name="photo" taskKey={data.rsaProposalNo} editable />
        </Part>
      )}
    </RecordPage>
  )
}
