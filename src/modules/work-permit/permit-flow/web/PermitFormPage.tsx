import { useMemo, useState, type ReactNode } from 'react'
import { RightOutlined } from '@ant-design/icons'
import { Alert, Button, Input } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { useDetail, useList } from '../../../../core/web/data/hooks.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { stateLabelOf } from '../../../../core/web/text/labels.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { workOrder, type WorkOrder } from '../../work-order/work-order.resource.ts'
import { handledMaterial } from '../../material/handled-material.resource.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { valuesFromOrder, valuesFromPermit } from './form-defaults.ts'
import { broughtAgain, likeliestPast } from '../../permit/last-permit.rule.ts'
import { PermitForm } from './PermitForm.tsx'
import { RiskTag } from '../../permit/web/PermitTags.tsx'
import '../../permit/web/permit.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitFormTexts } from '../../permit/web/permit-form.texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { workOrderRecords } from '../../record-pages.rule.ts'

/**
 * A permit that is written or changed: `no` of an existing one, `wkodNo` of the order for a new one, `copyNo`
 * of one to copy.
 */
export function PermitFormPage() {
  const { params } = useTab()
  const [no, wkodNo, copyNo] = ['no', 'wkodNo', 'copyNo'].map((name) => params.get(name))
  if (no) return <EditPermit key={no} permitNo={Number(no)} />
  if (copyNo) return <CopyPermit key={copyNo} permitNo={Number(copyNo)} />
  if (wkodNo) return <NewPermit key={wkodNo} wkodNo={Number(wkodNo)} />
  return <ChooseOrder />
}

function EditPermit({ permitNo }: { permitNo: number }) {
  const say = useTexts(permitFormTexts)
  const { detail, error, loading, reload } = useDetail(workPermit, permitNo)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {(found) => <PermitForm detail={found} title={say('editOf', { permit: found.data.permitCd ?? '' })} />}
    </Gate>
  )
}

function NewPermit({ wkodNo }: { wkodNo: number }) {
  const say = useTexts(permitFormTexts)
  const { detail: order, error, loading, reload } = useDetail(workOrder, wkodNo)
  const area = useDetail(permitArea, order?.data.areaCd)
  const [blank, setBlank] = useState(false)
  const past = useLikeliestPast(order?.data)
  const assessed = order?.data.matTags ?? []
  const register = useList(handledMaterial, { useYn: 'Y', limit: 300 }, { enabled: assessed.length > 0 })
  const waits = area.loading || past.loading || (assessed.length > 0 && register.loading)
  const ready = order && !waits ? order : undefined
  const [opened] = useState(() => new Date())
  const notice = useNotice()
  const beginBlank = async (dirty: boolean) => {
    // What was typed goes with what was brought along.
    if (!dirty || (await notice.confirm(say('beginBlankAsk')))) setBlank(true)
  }
  const taken = blank ? undefined : past.permit
  const defaults = useMemo(
    () =>
      ready && {
        ...valuesFromOrder(ready.data, area.detail?.data.exZoneCd, opened, register.rows),
        ...(taken && broughtAgain(taken, ready.data)),
      },
    [ready, area.detail, opened, taken, register.rows],
  )
  return (
    <Gate data={defaults} error={error} loading={loading || waits} onRetry={reload}>
      {(values) => (
        <PermitForm
          key={blank ? 'blank' : 'taken'}
          detail={undefined}
          defaults={values}
          above={(dirty) =>
            taken && (
              <Alert
                type="info"
                showIcon
                title={say('broughtFrom', { permit: taken.permitCd ?? '', count: taken.workers.length })}
                action={<Button onClick={() => void beginBlank(dirty)}>{say('beginBlank')}</Button>}
              />
            )
          }
          plantCd={order?.data.plantCd}
          execDeptCd={order?.data.execDeptCd}
          vendorCd={order?.data.vendorCd}
          title={say('write')}
        />
      )}
    </Gate>
  )
}

/** The permit of the company that is most like the one to be written, where there is one. */
function useLikeliestPast(order: WorkOrder | undefined) {
  const query: Query<typeof workPermit> = {
    vendorCd: order?.vendorCd || undefined,
    limit: 50,
    sort: 'startDt',
    direction: 'desc',
  }
  const { rows, found, loading } = useList(workPermit, query, { enabled: Boolean(order?.vendorCd) })
  const best =
    order?.vendorCd && found
      ? likeliestPast(rows, { ...order, permitTypeCd: order.permitTypeCd || null })
      : undefined
  const past = useDetail(workPermit, best?.permitNo)
  return {
    permit: past.detail?.data,
    loading: (Boolean(order?.vendorCd) && loading) || (best !== undefined && past.loading),
  }
}

/** A copy belongs to the same order; when that one has ended nothing can be asked for under it any more. */
function CopyPermit({ permitNo }: { permitNo: number }) {
  const say = useTexts(permitFormTexts)
  const { detail, error, loading, reload } = useDetail(workPermit, permitNo)
  const order = useDetail(workOrder, detail?.data.wkodNo)
  const defaults = useMemo(() => detail && valuesFromPermit(detail.data), [detail])
  return (
    <Gate
      data={order.detail && defaults}
      error={error ?? order.error}
      loading={loading || order.loading}
      onRetry={reload}
    >
      {(values) =>
        order.detail?.data.state === 'inProgress' ? (
          <PermitForm
            detail={undefined}
            defaults={values}
            plantCd={detail?.data.plantCd}
            execDeptCd={detail?.data.vendorCd ? null : detail?.data.execDeptCd}
            vendorCd={detail?.data.vendorCd}
            title={say('copyOf', { permit: detail?.data.permitCd ?? '' })}
          />
        ) : (
          <EndedOrder permitCd={detail?.data.permitCd} order={order.detail?.data} />
        )
      }
    </Gate>
  )
}

function EndedOrder({
  permitCd,
  order,
}: {
  permitCd: string | null | undefined
  order: WorkOrder | undefined
}) {
  const say = useTexts(permitFormTexts)
  const tab = useTab()
  if (!order) return null
  return (
    <div className="permit-page">
      <PageHeader title={say('copyOf', { permit: permitCd ?? '' })} />
      <Alert
        type="error"
        showIcon
        title={say('orderEnded', { order: order.wkodCd ?? '', state: stateLabelOf(workOrder, order.state) })}
        description={say('orderEndedHelp')}
        action={
          <Button onClick={() => tab.open(addressOf(workOrderRecords.workOrder, order.wkodNo))}>
            {say('seeOrder')}
          </Button>
        }
      />
    </div>
  )
}

/** First step of a new permit: the order under which the work is done. */
function ChooseOrder() {
  const say = useTexts(permitFormTexts)
  const tab = useTab()
  const [words, setWords] = useState('')
  const query: Query<typeof workOrder> = { state: ['inProgress'], limit: 50, wkodNm: words || undefined }
  const { found, error, loading, reload } = useList(workOrder, query)
  return (
    <div className="permit-page">
      <PageHeader title={say('write')} help={say('chooseHelp')} />
      <section className="permit-block">
        <h3>{say('whichOrder')}</h3>
        <Input.Search
          allowClear
          size="large"
          placeholder={say('findOrder')}
          aria-label={say('findOrder')}
          onSearch={setWords}
        />
        <Gate data={found} error={error} loading={loading} onRetry={reload}>
          {(orders) =>
            orders.length === 0 ? (
              <PageEmpty>{say('noOrders')}</PageEmpty>
            ) : (
              <ul className="permit-todo">
                {orders.map((order) => (
                  <li key={order.wkodNo}>
                    <button type="button" onClick={() => tab.setSearch(`wkodNo=${order.wkodNo}`)}>
                      <RiskTag grade={order.riskGradeCd} name={order.riskGradeNm} />
                      <span>
                        <strong>{order.wkodNm}</strong>
                        <em>
                          {joined(order.vendorNm ?? order.execDeptNm, order.areaNm, order.facilityTxt)} ·{' '}
                          {showMoment(order.planStartDt)} · {order.wkodCd}
                        </em>
                      </span>
                      <RightOutlined aria-hidden />
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Gate>
      </section>
    </div>
  )
}
const joined = (...parts: ReactNode[]): string => parts.filter(Boolean).join(' · ')
