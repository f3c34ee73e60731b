import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

/** A client that compatible servers understand as well: trailing checksums are newer than many of them. */
export const s3Client = (given: S3ClientConfig): S3Client =>
  new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED', ...given });
