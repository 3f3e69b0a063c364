"""Removes what an earlier build left: setuptools would pack modules that exist no more."""

import pathlib
import shutil

import setuptools

shutil.rmtree(pathlib.Path(__file__).parent / "build", ignore_errors=True)
setuptools.setup()
