import { useState } from 'react'
import { Alert, Button, Form, Input, Radio } from 'antd'
import { addMinutes, minutesBetween, showMoment } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { usePermitAct } from '../../permit/web/permit-queries.ts'
import { workPermit, type WorkPermit } from '../../permit/work-permit.resource.ts'
import { PlantPicture } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import { adjustKinds, type AdjustKind, type ConflictLine, type SimopsReport } from '../simops-report.rule.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { hoursText } from '../../permit/hours-text.rule.ts'
import { simopsTexts } from './simops-page.texts.ts'

export interface AdjustPopupProps {
  permit: WorkPermit
  report: SimopsReport
  line: ConflictLine | undefined
  onClose: () => void
}
/**
 * Another time, another place, a watcher, or what is done so that both may go on; a forbidden pair leaves
 * only the first two.
 */
export function AdjustPopup({ permit, report, line, onClose }: AdjustPopupProps) {
  const say = useTexts(simopsTexts)
  const { act, busy } = usePermitAct(permit.permitNo, { quiet: true })
  const bound = line?.levelCd === 'conditional'
  const kinds: readonly AdjustKind[] = bound ? ['watcher', 'allow', 'time', 'place'] : ['time', 'place']
  const [adjustCd, setAdjustCd] = useState<AdjustKind>(kinds[0]!)
  const [planTxt, setPlanTxt] = useState('')
  const [startDt, setStartDt] = useState(report.slots[0]?.startDt ?? permit.startDt)
  const [point, setPoint] = useState(
    permit.mapX === null || permit.mapY === null ? null : { x: permit.mapX, y: permit.mapY },
  )
  const [placeTxt, setPlaceTxt] = useState(permit.placeTxt)
  const [refusal, setRefusal] = useState<string[]>()
  const minutes = minutesBetween(permit.startDt, permit.endDt)
  const endDt = addMinutes(startDt, minutes)
  const save = async () => {
    setRefusal(undefined)
    const place = adjustCd === 'place' ? point : null
    try {
      await act('simopsadjust', {
        adjustCd,
        planTxt,
        basisKey: line ? line.basisKey : undefined,
        startDt: adjustCd === 'time' ? startDt : undefined,
        endDt: adjustCd === 'time' ? endDt : undefined,
        mapX: place?.x,
        mapY: place?.y,
        placeTxt: place ? placeTxt : undefined,
      })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { reasons, fields } = error.body
      setRefusal([
        error.message,
        ...[...reasons, ...fields]
          .map(({ message }) => message)
          .filter((message) => message !== error.message),
      ])
    }
  }
  return (
    <FormDialog
      open
      touched={planTxt !== '' || placeTxt !== permit.placeTxt}
      title={say('adjustTitle')}
      width={640}
      okText={say('record')}
      cancelText={say('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {line && (
        <p>
          <strong>{String(line.sentence)}</strong>{' '}
          <span className="permit-note">{`${line.otherPermitCd} ${line.otherPermitNm}`}</span>
        </p>
      )}
      <Form layout="vertical">
        <Form.Item label={say('how')}>
          <Radio.Group
            value={adjustCd}
            onChange={({ target }) => setAdjustCd(target.value as AdjustKind)}
            options={kinds.map((kind) => ({ value: kind, label: String(adjustKinds[kind]) }))}
          />
        </Form.Item>
        {adjustCd === 'time' && (
          <>
            {report.slots.length > 0 && (
              <Form.Item label={say('slots')}>
                <div className="simops-buttons">
                  {report.slots.map((slot) => (
                    <Button
                      key={slot.startDt}
                      type={slot.startDt === startDt ? 'primary' : 'default'}
                      onClick={() => setStartDt(slot.startDt)}
                    >
                      {say('from', { start: showMoment(slot.startDt) })}
                    </Button>
                  ))}
                </div>
              </Form.Item>
            )}
            <Form.Item
              label={say('start')}
              htmlFor="simops-start"
              extra={say('endStays', { end: showMoment(endDt), span: said(hoursText(minutes)) })}
            >
              <FieldInput
                id="simops-start"
                field={workPermit.fields.startDt}
                value={startDt}
                onChange={(value) => typeof value === 'string' && setStartDt(value)}
              />
            </Form.Item>
          </>
        )}
        {adjustCd === 'place' && (
          <>
            <PlantPicture
              plantCd={permit.plantCd}
              areaCd={permit.areaCd}
              point={point}
              onPick={(next) => setPoint(next)}
            />
            <Form.Item label={say('newPlace')} htmlFor="simops-place" required extra={say('newPlaceHelp')}>
              <Input
                id="simops-place"
                maxLength={200}
                value={placeTxt}
                onChange={({ target }) => setPlaceTxt(target.value)}
              />
            </Form.Item>
            <div className="simops-buttons">
              {(['x', 'y'] as const).map((axis) => (
                <Form.Item key={axis} label={axis === 'x' ? 'X(m)' : 'Y(m)'} htmlFor={`simops-${axis}`}>
                  <FieldInput
                    id={`simops-${axis}`}
                    field={axis === 'x' ? workPermit.fields.mapX : workPermit.fields.mapY}
                    value={point?.[axis] ?? null}
                    onChange={(value) =>
                      setPoint({ ...(point ?? { x: 0, y: 0 }), [axis]: Number(value ?? 0) })
                    }
                  />
                </Form.Item>
              ))}
            </div>
          </>
        )}
        <Form.Item label={say('plan')} htmlFor="simops-plan" required extra={say('planHelp')}>
          <Input.TextArea
            id="simops-plan"
            rows={3}
            maxLength={1000}
            value={planTxt}
            onChange={({ target }) => setPlanTxt(target.value)}
          />
        </Form.Item>
      </Form>
      {refusal && (
        <Alert
          type="error"
          showIcon
          title={refusal[0]}
          description={refusal.slice(1).map((message) => (
            <div key={message}>{message}</div>
          ))}
        />
      )}
    </FormDialog>
  )
}
