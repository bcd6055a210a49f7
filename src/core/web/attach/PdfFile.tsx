import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { attachCalls, type AttachedFile } from './attach-calls.ts'
import { useNotice } from '../components/notice.tsx'
import { Gate } from '../page/PageStates.tsx'

const PdfReader = lazy(() => import('../pdf/PdfReader.tsx').then((part) => ({ default: part.PdfReader })))

/**
 * An attached PDF in the page: it is fetched with the rights of whoever looks.
 * @param address where it lies for who has no account
 */
export function PdfFile({ file, address }: { file: AttachedFile; address?: string | undefined }) {
  const notice = useNotice()
  const path = address ?? `/api/file/down/${file.fileNo}`
  const { data, error, isLoading, refetch } = useQuery({
    // A content never changes: no change of its record opens it anew.
    queryKey: ['fileContent', file.fileNo],
    queryFn: () => api.blob(path),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(content) => (
        <Suspense>
          <PdfReader
            file={content}
            name={file.fileOrgNm}
            onDownload={() =>
              void (
                address
                  ? api.download(address, undefined, { name: file.fileOrgNm, quiet: true })
                  : attachCalls.download(file)
              ).catch(notice.failure)
            }
          />
        </Suspense>
      )}
    </Gate>
  )
}
