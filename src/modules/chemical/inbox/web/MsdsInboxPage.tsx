import { UploadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Upload } from 'antd'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { attachCalls } from '../../../../core/web/attach/attach-calls.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { randomHex } from '../../../../core/web/random.ts'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { PdfFrame } from '../../msds/web/PdfFrame.tsx'
import { chmMsdsFile, type ChmMsdsFile } from '../chm-msds-file.resource.ts'
import '../../web/chemical.css'
import { msdsTexts } from '../../msds/web/msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

const largestBytes = 20 * 1024 * 1024
interface Progress {
  done: number
  of: number
  /** Files that did not arrive, with the reason. */
  failed: { fileNm: string; message: string }[]
}

/** MSDS 받은 파일 (chm/msds/msdsInbox): several PDFs at once, a row for each, made sheets one by one. */
export function MsdsInboxPage() {
  const tab = useTab()
  const text = useTexts(msdsTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [query, setQuery] = useTabQuery(chmMsdsFile)
  const [progress, setProgress] = useState<Progress>()
  const take = async (files: readonly File[]) => {
    const failed: Progress['failed'] = []
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, of: files.length, failed: [...failed] })
      try {
        if (file.size > largestBytes) throw new Error(text('inbox.tooLarge'))
        await takeOne(file)
      } catch (error) {
        failed.push({ fileNm: file.name, message: error instanceof Error ? error.message : String(error) })
      }
    }
    setProgress({ done: files.length, of: files.length, failed })
    await client.invalidateQueries({ queryKey: [chmMsdsFile.name] })
    if (failed.length === 0) notice.info(text('inbox.taken', { count: files.length }))
  }
  return (
    <RegisterPage
      resource={chmMsdsFile}
      readOnly
      help={text('inbox.help')}
      widths={{ fileNm: 260, prodNo: 200, whyTxt: 320 }}
      toolbar={
        tab.canWrite && (
          <Upload
            accept=".pdf,application/pdf"
            multiple
            showUploadList={false}
            beforeUpload={(file, all) => {
              if (file === all.at(-1)) void take(all)
              return false
            }}
          >
            <Button
              type="primary"
              icon={<UploadOutlined aria-hidden />}
              loading={progress !== undefined && progress.done < progress.of}
            >
              {text('inbox.upload')}
            </Button>
          </Upload>
        )
      }
      form={({ Field, detail }) => {
        const row = detail?.data
        return (
          <>
            <Block title={text('inbox.recognised')}>
              <Field name="fileNm" readOnly span={2} />
              <Field name="whyTxt" span={2} />
              <Field name="prodNo" />
              <Field name="langCd" />
              <Field name="revYmd" />
              <Field name="msdsNo" />
            </Block>
            {detail && <TransitionBar resource={chmMsdsFile} detail={detail} />}
            {row?.msdsNo ? (
              <div>
                <Button onClick={() => tab.open(addressOf(chemicalRecords.chmMsds, row.msdsNo!))}>
                  {text('inbox.open')}
                </Button>
              </div>
            ) : (
              row && (
                <PdfFrame group={{ taskClassNm: chmMsdsFile.name, taskKey: row.msdsFileNo, taskFlag: '' }} />
              )
            )}
          </>
        )
      }}
    >
      <StateTiles resource={chmMsdsFile} query={query} onQuery={setQuery} />
      {progress && (
        <section aria-live="polite" aria-label={text('inbox.progress')}>
          <progress value={progress.done} max={progress.of} aria-label={text('inbox.progress')} />{' '}
          {progress.done} / {progress.of}
          {progress.failed.length > 0 && (
            <ul className="store-refusals">
              {progress.failed.map(({ fileNm, message }) => (
                <li key={fileNm}>
                  {fileNm}: {message}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </RegisterPage>
  )
}

/**
 * The row first, then its file, then what is recognised: whatever fails later, the row says that something
 * came.
 */
async function takeOne(file: File): Promise<void> {
  const fileNm = file.name.normalize('NFC').slice(0, 300)
  const { data } = await api.post<{ data: ChmMsdsFile }>(chmMsdsFile.path, { fileNm })
  const group = { taskClassNm: chmMsdsFile.name, taskKey: data.msdsFileNo, taskFlag: '' }
  const answer = await attachCalls.upload(group, [{ file, explanation: '', id: randomHex(), address: '' }])
  const [refused] = answer.refused ?? []
  if (refused) {
    await api.put(`${chmMsdsFile.path}/${data.msdsFileNo}/discard`, {
      reason: refused.message.padEnd(10, '.'),
    })
    throw new Error(refused.message)
  }
  await api.post(`${chmMsdsFile.path}/${data.msdsFileNo}/received`)
}
