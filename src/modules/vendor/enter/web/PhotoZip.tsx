import { useState } from 'react'
import { PictureOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorWorker } from '../../worker/vendor-worker.resource.ts'
import { enterRqst, type EnterRqst } from '../enter-rqst.resource.ts'
import type { PhotosAnswer } from '../photo-zip.rule.ts'
import { photoZipTexts } from './photo-zip-page.texts.ts'
import './enter.css'

/** Pictures of the workers of an entry request, registered as one ZIP by their numbers. */
export function PhotoZip({ row }: { row: EnterRqst }) {
  const say = useTexts(photoZipTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PhotosAnswer>()
  const send = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    setBusy(true)
    try {
      setAnswer(
        (await api.upload<Answer<PhotosAnswer>>(`${enterRqst.path}/${row.enterRqstNo}/photos`, body)).data,
      )
      await client.invalidateQueries({ queryKey: [vendorWorker.name] })
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        icon={<PictureOutlined aria-hidden />}
        onClick={() => {
          setAnswer(undefined)
          setOpen(true)
        }}
      >
        {say('open')}
      </Button>
      <Dialog open={open} footer={null} title={say('title')} onCancel={() => setOpen(false)}>
        <p>{say('help')}</p>
        <strong>{say('numbers')}</strong>
        <ul className="enter-numbers">
          {row.lines.map(
            ({ vendorWorkerNo, vendorWorkerNm }) =>
              vendorWorkerNo !== null && (
                <li key={vendorWorkerNo}>
                  <code>{vendorWorkerNo}.jpg</code> {vendorWorkerNm}
                </li>
              ),
          )}
        </ul>
        <Upload
          accept=".zip,application/zip"
          maxCount={1}
          showUploadList={false}
          beforeUpload={(file: File) => {
            void send(file)
            return false
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} loading={busy} type="primary">
            {say('choose')}
          </Button>
        </Upload>
        {answer && (
          <Alert
            className="enter-answer"
            showIcon
            type={answer.refused.length === 0 ? 'success' : 'warning'}
            title={say('saved', { count: answer.saved.length })}
            description={
              answer.refused.length > 0 && (
                <>
                  {say('refused')}
                  <ul>
                    {answer.refused.map(({ line, fileNm, message }) => (
                      <li key={line}>{say('line', { line, file: fileNm, why: message })}</li>
                    ))}
                  </ul>
                </>
              )
            }
          />
        )}
      </Dialog>
    </>
  )
}
