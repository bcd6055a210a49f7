import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Alert, Form, Input } from 'antd'
import { useState } from 'react'
import { messages } from '../../../core/shared/messages.ts'
import { ApiError } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { sha256 } from '../../../core/web/sha256.ts'
import { opinionMax } from '../approval-acts.rule.ts'
import type { BoxRow, BulkResult } from '../approval-answers.rule.ts'
import { useBulk } from './approval-calls.ts'
import { said } from '../../../core/web/text/text.ts'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Approves the ticked documents; each one that is refused says why (admin 6). */
export function BulkPopup({ rows, onClose }: { rows: readonly BoxRow[]; onClose: () => void }) {
  const text = useTexts(approvalTexts)
  const approve = useBulk()
  const [opinion, setOpinion] = useState('')
  const [password, setPassword] = useState('')
  const [results, setResults] = useState<readonly BulkResult[]>()
  const [refusal, setRefusal] = useState<string>()
  const asksPassword = rows.some(({ signPwYn }) => signPwYn === 'Y')
  const confirm = async () => {
    setRefusal(undefined)
    if (asksPassword && password === '') {
      setRefusal(said(messages.passwordRequired))
      return false
    }
    try {
      const { data } = await approve({
        apprRqstNos: rows.map(({ apprRqstNo }) => apprRqstNo),
        opinion: opinion.trim() || null,
        userPwdSHA: password ? sha256(password) : undefined,
      })
      setResults(data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
    return false
  }
  const titleOf = (no: number) => rows.find(({ apprRqstNo }) => apprRqstNo === no)?.title ?? ''
  const ok = results?.filter((result) => result.ok).length ?? 0
  return (
    <BasePopup
      open
      title={text('bulk')}
      onClose={onClose}
      confirmText={text('act.approve')}
      widthPx={720}
      onConfirm={results ? undefined : confirm}
    >
      {results ? (
        <>
          <Alert
            type={ok === results.length ? 'success' : 'warning'}
            showIcon
            title={text('bulkDone', { ok, failed: results.length - ok })}
          />
          <table className="appr-table appr-results">
            <thead>
              <tr>
                <th>{text('docNo')}</th>
                <th>{text('title')}</th>
                <th>{text('result')}</th>
              </tr>
            </thead>
            <tbody>
              {results.map((result) => (
                <tr key={result.apprRqstNo} className={result.ok ? '' : 'is-refused'}>
                  <td>{result.docNo}</td>
                  <td>{titleOf(result.apprRqstNo)}</td>
                  <td>
                    {result.ok ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}{' '}
                    {result.ok ? text('bulkOk') : result.message}
                    {result.reasons
                      .filter(({ message }) => message !== result.message)
                      .map(({ message }) => (
                        <div key={said(message)}>{said(message)}</div>
                      ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <Form layout="vertical">
          <p>{text('bulkCount', { count: rows.length })}</p>
          <p className="appr-note">{text('bulkNote')}</p>
          {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
          <Form.Item label={`${text('opinion')} (${text('optional')})`} htmlFor="appr-bulk-opinion">
            <Input.TextArea
              id="appr-bulk-opinion"
              rows={3}
              value={opinion}
              maxLength={opinionMax}
              onChange={({ target }) => setOpinion(target.value)}
            />
          </Form.Item>
          {asksPassword && (
            <Form.Item
              label={text('password')}
              required
              extra={text('passwordNote')}
              htmlFor="appr-bulk-password"
            >
              <Input.Password
                id="appr-bulk-password"
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </Form.Item>
          )}
        </Form>
      )}
    </BasePopup>
  )
}
